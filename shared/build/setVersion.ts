import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { classSuffix, identifier, PLACEHOLDER } from './target.ts'

const TEXT = /\.(js|cjs|css|html|map)$/

/** Writes the version into a finished build, in every form in which the placeholder is there. */
export async function setVersion(outFolder: string, version: string): Promise<void> {
  const forms = [
    // First: the last form is a part of it.
    [classSuffix(PLACEHOLDER), classSuffix(version)],
    [PLACEHOLDER, version],
    [identifier(PLACEHOLDER), identifier(version)],
  ] as const
  const files = (await readdir(outFolder, { recursive: true })).filter((file) => TEXT.test(file))
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(outFolder, file), 'utf8')
      const changed = forms.reduce((all, [from, to]) => all.replaceAll(from, to), text)
      if (changed !== text) await writeFile(join(outFolder, file), changed)
    }),
  )
}
