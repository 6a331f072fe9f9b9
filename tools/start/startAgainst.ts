import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findProduct, writeLocalVersions } from '@kinora/releases'
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
  const build = async () => writeLocalVersions(home, await buildPackages(home, 'production', names))
  await build()
  const env = { AGAINST: target, KINORA_HOME: home }
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
