import { readFileSync } from 'node:fs'

/**
 * Loaded into the API before anything else (NODE_OPTIONS): its clock, and that of its embedded database, is ahead by the
 * milliseconds in the file CLOCK_AHEAD_FILE, as they are when it starts.
 */
const ahead = Number(readFileSync(String(process.env['CLOCK_AHEAD_FILE']), 'utf8'))
const Actual = Date

globalThis.Date = class extends Actual {
  constructor(...args: [] | ConstructorParameters<DateConstructor>) {
    if (args.length === 0) super(Actual.now() + ahead)
    else super(...(args as [number]))
  }
  static override now = () => Actual.now() + ahead
} as DateConstructor
