import { parseArgs } from 'node:util'
import { startUsage } from '../setup/startUsage.js'

export type Flags = { port: number; fresh: boolean; dev: false | string[]; against?: Against }
/** The origin of a deployed product, and the remotes of this workspace that are put into it. */
export type Against = { target: string; names: string[] }

const options = {
  port: { type: 'string', default: '3000' },
  fresh: { type: 'boolean', default: false },
  dev: { type: 'boolean', default: false },
  against: { type: 'string' },
} as const

/** @throws Error with a message for the user when a flag is invalid. */
export function readFlags(args: string[]): Flags {
  const { values, positionals } = parse(args)
  const [extra] = positionals
  if (extra !== undefined && !values.dev && values.against === undefined) {
    throw new Error(`"${extra}" was not expected. Flags follow two dashes: npm start -- --port 4000.`)
  }
  const flags = { port: readPort(values.port), fresh: values.fresh, dev: values.dev && positionals }
  return values.against === undefined ? flags : { ...flags, against: readAgainst(values, positionals) }
}

function readAgainst({ against, dev, fresh }: { against?: string; dev: boolean; fresh: boolean }, names: string[]) {
  if (dev || fresh) throw new Error('--against shows a deployed product: --dev and --fresh are for one of your own.')
  if (names.includes('shell')) throw new Error('The shell is that of the deployed product. Name remotes.')
  const url = URL.parse(against!)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Error(`"${against}" is not the address of a product. One is https://kinora.example.`)
  return { target: url.origin, names }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const unknown = /Unknown option '([^']+)'/.exec(String(error))?.[1]
    const problem = unknown ? `There is no flag ${unknown}.` : `The flags are not right: ${(error as Error).message}.`
    throw new Error(`${problem}\n${startUsage}`, { cause: error })
  }
}

/** Three consecutive ports are used, so the third must be valid too. */
function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_533) {
    throw new Error(`"${text}" is not a port: a whole number from 1 to 65533 is needed.`)
  }
  return port
}
