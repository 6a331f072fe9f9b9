import { parseArgs } from 'node:util'

export const PARTS = [
  'load',
  'nextPage',
  'pages',
  'early',
  'api',
  'catalogue',
  'mixed',
  'history',
  'team',
  'growth',
  'gateway',
  'signIn',
] as const
export type Part = (typeof PARTS)[number]
/**
 * The number of rounds for every case, and the seconds of server load in each round. `history`: thousands of messages that
 * others have. `moments`: at how many each control is pressed early.
 */
export type Extent = { rounds: number; seconds: number; history: number; moments: number }
export type Flags = Extent & { parts: readonly Part[]; help: boolean }

export const usage = `npm run bench -- [flags]
  --rounds N        how often everything is measured (5)
  --seconds N       how long a server is asked in each (4), by members twice as long
  --history N       thousands of messages in a long history, and ten times as many done trainings (10);
                    1000 takes minutes to seed
  --moments N       at how many moments each control is pressed before its page is hydrated (12)
  --only PART,PART  these parts alone: ${PARTS.join(', ')}
  --help            this text`

/** @throws Error with a message for the user when a flag is invalid. */
export function readFlags(args: string[]): Flags {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '4' },
      history: { type: 'string', default: '10' },
      moments: { type: 'string', default: '12' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const only = values.only?.split(',') ?? [...PARTS]
  const unknown = only.find((name) => !PARTS.some((part) => part === name))
  if (unknown !== undefined) throw new Error(`--only is "${unknown}"; it can be ${PARTS.join(', ')}.`)
  return {
    rounds: readCount('rounds', values.rounds),
    seconds: readCount('seconds', values.seconds),
    history: readCount('history', values.history),
    moments: readCount('moments', values.moments),
    parts: PARTS.filter((part) => only.includes(part)),
    help: values.help,
  }
}

/** @throws Error unless the text is a whole number from 1 to `most`. */
export function readCount(flag: string, text: string, most = 1_000): number {
  if (!/^[1-9]\d{0,8}$/.test(text) || Number(text) > most)
    throw new Error(`--${flag} is "${text}"; it must be a whole number from 1 to ${most}.`)
  return Number(text)
}
