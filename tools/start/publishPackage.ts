import { AlreadyPublished, buildStaged, kinoraHome, openStore } from '@kinora/releases'
import type { Mode } from './buildPackages.ts'

// `node tools/start/publishPackage.ts <package> <version> <mode>`: builds a package and puts it into the store of
// KINORA_HOME.

const [name = '', version = '', mode = 'production'] = process.argv.slice(2)
const home = kinoraHome()
const { store } = await openStore(home)
try {
  const folder = await buildStaged(home, store, name, version, { mode: mode as Mode })
  await store.put(name, version, folder)
} catch (error) {
  if (!(error instanceof AlreadyPublished)) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
