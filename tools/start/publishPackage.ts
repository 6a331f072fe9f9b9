import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildRelease } from '@kinora/build'
import { AlreadyPublished, kinoraHome, openStore, signingKey, WORKSPACE } from '@kinora/releases'
import { releaseVersion } from '../../releases/src/digest.ts'
import { sealRelease } from '../../releases/src/sealRelease.ts'

const [name = ''] = process.argv.slice(2)
const home = kinoraHome()
const { store } = await openStore(home)
const version = await releaseVersion(WORKSPACE, name)
const folder = await store.stage()
const built = await buildRelease({
  packageFolder: join(WORKSPACE, name),
  name,
  version,
  outFolder: folder,
  mode: 'production',
  cacheFolder: join(home, 'cache/webpack'),
})
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: WORKSPACE, encoding: 'utf8' }).trim()
await sealRelease(folder, { ...built, commit }, await signingKey(home))
await store.put(name, version, folder).catch((error: unknown) => {
  if (!(error instanceof AlreadyPublished)) throw error
})
