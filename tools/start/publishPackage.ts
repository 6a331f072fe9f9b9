import { AlreadyPublished, buildStaged, kinoraHome, openStore, releaseVersion, WORKSPACE } from '@kinora/releases'

// `node tools/start/publishPackage.ts <package>`: its current version, built into the store of KINORA_HOME.

const [name = ''] = process.argv.slice(2)
const home = kinoraHome()
const { store } = await openStore(home)
const version = await releaseVersion(WORKSPACE, name)
const folder = await buildStaged(home, store, name, version)
await store.put(name, version, folder).catch((error: unknown) => {
  if (!(error instanceof AlreadyPublished)) throw error
})
