import {
  checkManifest,
  kinoraHome,
  openStore,
  promoteBuilt,
  PromotionRefused,
  prune,
  runningApi,
  whoAsks,
} from '@kinora/releases'

// `node tools/start/promoteCommand.ts <versions as JSON>`: makes versions of the store of KINORA_HOME live, as a start
// does. Then removes what nobody needs any more. Prints only what is out of the ordinary.

const versions = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>
const home = kinoraHome()
const { store, keys } = await openStore(home)
try {
  await promoteBuilt({
    store,
    keys,
    versions,
    by: whoAsks(),
    check: checkManifest(await runningApi(home)),
    say: console.log,
  })
  await prune(store)
} catch (error) {
  if (error instanceof PromotionRefused)
    for (const { result, sentence } of error.findings) if (result === 'failed') console.error(sentence)
  console.error((error as Error).message)
  process.exitCode = 1
}
