import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { readCount } from './readFlags.ts'
import { partsOf, type Amounts } from './soak/parts.ts'
import { runParts } from './soak/runParts.ts'

// `npm run soak`: tests for faults that appear only after minutes, and the long forms of the suites of `npm test`. The
// last line is the sum; the exit code is 1 if anything failed.

const SEEDS = 1_000_000
const ALL = 'all'

const usage = (parts: ReturnType<typeof partsOf>) => `npm run soak -- PART… [flags]
npm run soak -- ${ALL} [--from PART] [flags]    all that this machine can run, or from a part on

${Object.entries(parts)
  .map(([name, { does }]) => `  ${name.padEnd(12)}${does}`)
  .join('\n')}

  --kills N            how many first starts are killed (10)
  --crashes N          how often the API is killed, on each database (20)
  --minutes N          how long flips, writes (on each database) and memory last (5)
  --messages N         how many messages arrive on the event streams (2000)
  --histories N        how many histories of money (300), and --seed N which ones (others each time)
  --restart COMMAND    restarts the PostgreSQL server, now and then while writes are made
  --only ID,ID         these mutants alone
  --tests quick        the mutants against the tests of npm test (default), or thorough: against their long form
  --help               this text`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kills: { type: 'string', default: '10' },
      crashes: { type: 'string', default: '20' },
      minutes: { type: 'string', default: '5' },
      messages: { type: 'string', default: '2000' },
      histories: { type: 'string', default: '300' },
      seed: { type: 'string', default: String(randomInt(1, SEEDS)) },
      restart: { type: 'string' },
      only: { type: 'string', default: '' },
      tests: { type: 'string', default: 'quick' },
      from: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const amounts: Amounts = {
    kills: readCount('kills', values.kills),
    crashes: readCount('crashes', values.crashes),
    minutes: readCount('minutes', values.minutes),
    messages: readCount('messages', values.messages, 10_000),
    histories: readCount('histories', values.histories, 10_000),
    seed: readCount('seed', values.seed, SEEDS),
    restart: values.restart,
    only: values.only.split(',').filter(Boolean),
    isThorough: readChoice('tests', values.tests, ['quick', 'thorough']) === 'thorough',
  }
  const parts = partsOf(amounts)
  const names = Object.keys(parts)
  if (values.help) {
    console.log(usage(parts))
    process.exit(0)
  }
  const chosen = positionals.includes(ALL)
    ? names.slice(names.indexOf(readChoice('from', values.from ?? names[0]!, names)))
    : positionals
  const unknown = chosen.find((name) => !(name in parts))
  if (unknown) throw new Error(`There is no soak "${unknown}"; it can be ${ALL}, ${names.join(', ')}.`)
  if (chosen.length === 0) throw new Error(`Name what to soak: ${ALL}, ${names.join(', ')}.`)
  if (!positionals.includes(ALL))
    for (const name of chosen) {
      const why = await parts[name]!.whyNot?.()
      if (why) throw new Error(`${name} cannot be soaked here: ${why}`)
    }
  const { passed, failed } = await runParts(chosen.map((name) => [name, parts[name]!]))
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed ? 1 : 0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

/** @throws Error unless the text is one of the choices */
function readChoice(flag: string, text: string, choices: string[]): string {
  if (!choices.includes(text)) throw new Error(`--${flag} is "${text}"; it can be ${choices.join(', ')}.`)
  return text
}
