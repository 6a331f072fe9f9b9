import { outcomeOf, type Part } from './Part.ts'
import { runBench, runSuite } from './runSuite.ts'
import { whyNoContainers } from './whyNoContainers.ts'

/** How much the parts do. */
export type Amounts = {
  kills: number
  crashes: number
  minutes: number
  messages: number
  histories: number
  seed: number
  restart: string | undefined
  /** The mutants, by id; all if there are none. */
  only: string[]
  /** Whether they are tried on the long form of tests. */
  isThorough: boolean
}

const whyNoPostgres = async () => {
  const { findPostgres } = await import('../../tools/product/findPostgres.ts')
  return (await findPostgres()) ? undefined : 'PostgreSQL was not reached.'
}

const suite = (name: string, what: string): Part => ({ does: `the suite whole: ${what}`, run: () => runSuite(name) })

/** All parts by name, in the order in which they run. Each loads its code when it runs, so that the usage text is quick. */
export const partsOf = (amounts: Amounts): Record<string, Part> => ({
  kills: {
    does: 'first starts are killed with -9 at a random moment, and started again',
    run: async () => {
      const { killFirstStarts } = await import('./killFirstStarts.ts')
      return outcomeOf(await killFirstStarts(amounts.kills))
    },
  },
  crashes: {
    does: 'the API is killed with -9 under writes, on each database',
    run: async () => {
      const { crashApi } = await import('./crashApi.ts')
      return outcomeOf(await crashApi(amounts.crashes))
    },
  },
  flips: {
    does: 'releases are promoted and rolled back under load',
    run: async () => {
      const { flipReleases } = await import('./flipReleases.ts')
      return outcomeOf(await flipReleases(amounts.minutes))
    },
  },
  writes: {
    does: 'writes to each database while its connections break',
    run: async () => {
      const { keepWrites } = await import('./keepWrites.ts')
      return outcomeOf(await keepWrites(amounts.minutes, amounts.restart))
    },
  },
  stream: {
    does: '50 event streams while one of two API processes is killed every 5 s',
    run: async () => {
      const { followStreams } = await import('./followStreams.ts')
      return outcomeOf(await followStreams(amounts.messages))
    },
    whyNot: whyNoPostgres,
  },
  money: {
    does: 'histories of payments, events, codes, refunds and crashes',
    run: async () => {
      const { liveHistories } = await import('./liveHistories.ts')
      return outcomeOf(await liveHistories(amounts.histories, amounts.seed))
    },
    whyNot: whyNoPostgres,
  },
  memory: {
    does: 'the heaps of gateway and API under mixed requests; an hour says more',
    run: async () => {
      const { watchMemory } = await import('./watchMemory.ts')
      return outcomeOf(await watchMemory(amounts.minutes))
    },
  },
  containers: {
    does: 'docker-compose.yml on a Docker engine of its own, killed, released and updated under requests; 15 minutes the first time, 5 from then on',
    run: async () => {
      const { soakContainers } = await import('./soakContainers.ts')
      return outcomeOf(await soakContainers())
    },
    whyNot: whyNoContainers,
  },
  api: suite('api', 'fuzz with fresh seeds, all races, guards and deaths of money'),
  releases: suite('releases', 'gateway and releases, long histories and odd paths'),
  product: suite('product', 'starts, scaling, the release job'),
  content: suite('content', 'the drawings and texts of all films'),
  journeys: suite('journeys', 'both languages, all looks, all harms'),
  engines: suite('engines', 'every screen in three browser engines'),
  outside: {
    does: 'tools that other people wrote, asked about the built product: markup, API, films, mails, calendars, links',
    run: async () => {
      const { askOutside } = await import('./outside/askOutside.ts')
      return askOutside()
    },
  },
  bench: { does: 'every part of npm run bench, as short as it can be', run: runBench },
  mutants: {
    does: 'sixty planted faults (bench/soak/mutants), each against the tests that should notice it',
    run: async () => {
      const { tryMutants } = await import('./mutants/tryMutants.ts')
      const { noticed, unnoticed } = await tryMutants(amounts)
      return { passed: noticed, failed: unnoticed.length, faults: unnoticed }
    },
  },
})
