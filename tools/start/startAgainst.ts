import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundled } from './bundled.ts'
import { buildPackages } from './buildPackages.ts'
import { keepRunning } from './keepRunning.ts'
import type { Against } from './readFlags.ts'
import { rebuildOnChange } from './releaseOnChange.ts'
import { waitForAnswer } from './waitForPage.ts'

const UP_WITHIN_MS = 30_000

/**
 * `npm start -- --against URL [remote …]`: a deployed product on this machine with remotes of this workspace in it, which
 * are built at every change. Its API, data and accounts are the deployed ones.
 * @returns what stops it
 * @throws Error when no product answers at the address, or a remote cannot be built
 */
export async function startAgainst(
  home: string,
  port: number,
  { target, names }: Against,
): Promise<() => Promise<unknown>> {
  await findProduct(target)
  mkdirSync(join(home, 'logs'), { recursive: true })
  const versionsFile = join(home, 'against.json')
  const build = async () => {
    const versions = JSON.stringify(await buildPackages(home, 'production', names))
    // Written whole: pages read it at any time.
    writeFileSync(`${versionsFile}.new`, versions)
    renameSync(`${versionsFile}.new`, versionsFile)
  }
  await build()
  const env = { AGAINST: target, LOCAL_VERSIONS: versionsFile, KINORA_HOME: home }
  const service = { name: 'against', script: await bundled('gateway/src/against.ts'), port, env }
  const running = keepRunning(service, join(home, 'logs'))
  await waitForAnswer(`http://127.0.0.1:${port}/live`, UP_WITHIN_MS)
  console.log(
    `\n${target} is at http://localhost:${port}, with ${names.join(' and ') || 'no remote'} of this workspace.`,
  )
  console.log('What you do there is done in that product. Ctrl-C stops it.')
  if (names.length > 0)
    rebuildOnChange(names, async () => {
      await build()
      console.log('Built: reload the page.')
    })
  return () => running.stop()
}

async function findProduct(target: string): Promise<void> {
  const reason = await fetch(`${target}/live`, { signal: AbortSignal.timeout(UP_WITHIN_MS) })
    .then(
      async (answer) => ('manifest' in ((await answer.json()) as object) ? null : `status ${answer.status}`),
      (error: Error) => (error.cause as Error | undefined)?.message ?? error.message,
    )
    .catch(() => 'it is something else')
  if (reason !== null) throw new Error(`No product of Kinora answers at ${target}: ${reason}.`)
}
