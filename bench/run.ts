import { availableParallelism, loadavg } from 'node:os'
import { readFlags, usage, type Extent, type Part } from './readFlags.ts'

/**
 * `npm run bench`: medians and ratios, each against a reference that is measured in the same rounds. There are no
 * assertions.
 */

/** Each loads its code when it runs, so that the usage text is quick. */
const benches: Record<Part, (extent: Extent) => Promise<string>> = {
  load: async (extent) => (await import('./load/benchLoad.ts')).benchLoad(extent),
  nextPage: async (extent) => (await import('./load/benchNextPage.ts')).benchNextPage(extent),
  pages: async (extent) => (await import('./load/benchPages.ts')).benchPages(extent),
  early: async (extent) => (await import('./load/benchEarly.ts')).benchEarly(extent),
  api: async (extent) => (await import('./serving/benchApi.ts')).benchApi(extent),
  catalogue: async (extent) => (await import('./serving/benchCatalogue.ts')).benchCatalogue(extent),
  mixed: async (extent) => (await import('./serving/benchMixed.ts')).benchMixed(extent),
  history: async (extent) => (await import('./serving/benchHistory.ts')).benchHistory(extent),
  team: async (extent) => (await import('./serving/benchTeam.ts')).benchTeam(extent),
  growth: async (extent) => (await import('./growth/benchGrowth.ts')).benchGrowth(extent),
  gateway: async (extent) => (await import('./serving/benchGateway.ts')).benchGateway(extent),
  signIn: async (extent) => (await import('./timing/benchSignIn.ts')).benchSignIn(extent),
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
