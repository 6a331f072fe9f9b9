import { parseArgs } from 'node:util'
import { readCount } from './readFlags.ts'
import { crashApi } from './soak/crashApi.ts'
import { flipReleases } from './soak/flipReleases.ts'
import { liveHistories } from './soak/liveHistories.ts'
import { keepWrites } from './soak/keepWrites.ts'
import { followStreams } from './soak/followStreams.ts'
import { killFirstStarts } from './soak/killFirstStarts.ts'
import { soakContainers } from './soak/soakContainers.ts'
import { watchMemory } from './soak/watchMemory.ts'

// `npm run soak`: tests for faults that appear only after minutes. The exit code is 1 if there were any.

const usage = `npm run soak -- [kills|crashes|flips|writes|stream|money|memory|containers] [flags]    the first six, or the part named
  --kills N            how many first starts are killed with -9 at a random moment (10)
  --crashes N          how often the API is killed with -9 under writes, on each database (20)
  --minutes N          how long releases are flipped under load, writes are made on each database, and memory is
                       watched (5); for memory an hour says more
  --messages N         how many messages arrive on 50 event streams while one of two API processes is killed every 5 s,
                       on PostgreSQL (2000)
  --histories N        how many histories of payments, events, codes, refunds and crashes are lived through, on
                       PostgreSQL (300), and --seed N which ones (1)
  --restart COMMAND    restarts the PostgreSQL server, now and then while writes are made
  --help               this text

containers: builds docker-compose.yml, runs it on a Docker engine of its own, and kills, releases and updates under
requests. It takes root, Debian and 8 GB; 15 minutes the first time, 5 from then on.`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kills: { type: 'string', default: '10' },
      crashes: { type: 'string', default: '20' },
      minutes: { type: 'string', default: '5' },
      messages: { type: 'string', default: '2000' },
      histories: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      restart: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    process.exit(0)
  }
  const minutes = readCount('minutes', values.minutes)
  const parts: Record<string, () => Promise<string[]>> = {
    kills: () => killFirstStarts(readCount('kills', values.kills)),
    crashes: () => crashApi(readCount('crashes', values.crashes)),
    flips: () => flipReleases(minutes),
    writes: () => keepWrites(minutes, values.restart),
    stream: () => followStreams(readCount('messages', values.messages, 10_000)),
    money: () =>
      liveHistories(readCount('histories', values.histories, 10_000), readCount('seed', values.seed, 1_000_000)),
    memory: () => watchMemory(minutes),
    containers: soakContainers,
  }
  const unknown = positionals.find((name) => !(name in parts))
  if (unknown) throw new Error(`There is no soak "${unknown}"; it can be ${Object.keys(parts).join(', ')}.`)
  const wanted = Object.entries(parts).filter(([name]) =>
    positionals.length === 0 ? name !== 'containers' && name !== 'memory' : positionals.includes(name),
  )
  const faults: string[] = []
  for (const [, part] of wanted) faults.push(...(await part()))
  console.log(
    faults.length === 0
      ? '\nNothing failed.'
      : `\n${faults.length} failed:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
  )
  process.exit(faults.length === 0 ? 0 : 1)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
