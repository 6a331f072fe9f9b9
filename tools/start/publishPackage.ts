import { rm } from 'node:fs/promises'
import { AlreadyPublished, buildStaged, kinoraHome, openStore } from '@kinora/releases'
import type { Mode } from './buildPackages.ts'

// `node tools/start/publishPackage.ts <package> <mode>`: builds a package, puts it into the store of KINORA_HOME and
// prints its version.

const [name = '', mode = 'production'] = process.argv.slice(2)
const home = kinoraHome()
const { store } = await openStore(home)
try {
  const { folder, version } = await buildStaged(home, store, name, { mode: mode as Mode })
  await store.put(name, version, folder).catch(async (error: Error) => {
    if (!(error instanceof AlreadyPublished)) throw error
    await rm(folder, { recursive: true })
  })
  console.log(version)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
