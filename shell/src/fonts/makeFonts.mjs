/**
 * Subsets the two families to the letters of Polish and English. Run after a change of the packages:
 * `node shell/src/fonts/makeFonts.mjs`. The results are committed, so a build depends on no font tool.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, offset) => String.fromCharCode(0x20 + offset)).join('')
const POLISH = 'ąćęłńśźżĄĆĘŁŃŚŹŻ'

/** The packages split the letters over two files, so each family has two subsets: `latin` and the Polish letters. */
const parts = [
  { name: 'latin', source: 'latin', letters: `${ASCII}\u00a0óÓéè«»°·×±½–—‘’“”„…•€−©®` },
  { name: 'polish', source: 'latin-ext', letters: POLISH },
]
const families = [
  { name: 'atkinson', package: 'atkinson-hyperlegible-next', weights: { min: 400, max: 700 } },
  { name: 'fraunces', package: 'fraunces', weights: { min: 500, max: 600 } },
]

for (const family of families) {
  const folder = dirname(require.resolve(`@fontsource-variable/${family.package}/package.json`))
  await copyFile(join(folder, 'LICENSE'), join(import.meta.dirname, `${family.name}.OFL.txt`))
  for (const part of parts) {
    const source = await readFile(join(folder, 'files', `${family.package}-${part.source}-wght-normal.woff2`))
    const subset = await subsetFont(source, part.letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: family.weights },
    })
    await writeFile(join(import.meta.dirname, `${family.name}-${part.name}.woff2`), subset)
    console.log(`${family.name}-${part.name}.woff2: ${(subset.length / 1000).toFixed(1)} kB`)
  }
}
