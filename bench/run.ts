import { availableParallelism, loadavg } from 'node:os'
import { benchApi } from './serving/benchApi.ts'
import { benchCatalogue } from './serving/benchCatalogue.ts'
import { benchHistory } from './serving/benchHistory.ts'
import { benchMixed } from './serving/benchMixed.ts'
import { benchTeam } from './serving/benchTeam.ts'
import { benchGateway } from './serving/benchGateway.ts'
import { benchEarly } from './load/benchEarly.ts'
import { benchLoad } from './load/benchLoad.ts'
import { benchNextPage } from './load/benchNextPage.ts'
import { benchPages } from './load/benchPages.ts'
import { benchSignIn } from './timing/benchSignIn.ts'
import { readFlags, usage, type Extent, type Part } from './readFlags.ts'

/**
 * `npm run bench`: medians and ratios, each against a reference that is measured in the same rounds. There are no
 * assertions.
 */

const benches: Record<Part, (extent: Extent) => Promise<string>> = {
  load: benchLoad,
  nextPage: benchNextPage,
  pages: benchPages,
  early: benchEarly,
  api: benchApi,
  catalogue: benchCatalogue,
  mixed: benchMixed,
  history: benchHistory,
  team: benchTeam,
  gateway: benchGateway,
  signIn: benchSignIn,
}

try {
  const { parts, help, ...extent } = readFlags(process.argv.slice(2))
  if (help) {
    console.log(usage)
    process.exit(0)
  }
  const busy = loadavg()[0]!
  console.log(
    `Medians of ${extent.rounds} rounds on ${availableParallelism()} cores, Node ${process.version}; load average ${busy.toFixed(1)} at the start.`,
  )
  for (const part of parts) console.log(`\n${await benches[part](extent)}\n`)
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
