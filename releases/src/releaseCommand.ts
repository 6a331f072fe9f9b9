import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Finding } from './check/finding.ts'
import { kinoraHome, openStore, WORKSPACE } from './home.ts'
import { PromotionRefused, release } from './release.ts'
import { signingKey } from './signing.ts'

// npm run release -- <package>… [--note "why"]

const MARKS = { passed: '✓', failed: '✗', skipped: '–' }

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { note: { type: 'string' } } })
  if (positionals.length === 0) throw new Error('Say what to release: npm run release -- mfe-catalog [--note "why"]')
  for (const name of positionals)
    await access(join(WORKSPACE, name, 'src')).catch(() =>
      Promise.reject(
        new Error(`There is no package "${name}" to release: name the shell or a remote, such as mfe-catalog.`),
      ),
    )

  const home = kinoraHome()
  // Creates the key on first use, before the store reads the trusted keys.
  await signingKey(home)
  const { store, keys } = await openStore(home)

  const { manifest, findings } = await release({
    home,
    store,
    keys,
    names: positionals,
    note: values.note,
    apiUrl: await answeringApi(),
    say: console.log,
  })
  print(findings)
  console.log(
    `Live now: manifest ${manifest.id} with ${Object.entries(manifest.releases)
      .map((parts) => parts.join(' '))
      .join(', ')}.\n"npm run rollback" undoes it.`,
  )
}

const print = (findings: Finding[]) =>
  findings.forEach(({ result, sentence }) => console.log(`  ${MARKS[result]} ${sentence}`))

/** The URL of a running API, for rendering pages; null if none answers. */
async function answeringApi(): Promise<string | null> {
  const url = process.env['API_URL'] || `http://127.0.0.1:${Number(process.env['PORT'] || 3000) + 1}`
  return fetch(`${url}/api/content-version`, { signal: AbortSignal.timeout(2_000) }).then(
    () => url,
    () => null,
  )
}

run().catch((error: Error) => {
  if (error instanceof PromotionRefused) print(error.findings)
  console.error(error.message)
  process.exitCode = 1
})
