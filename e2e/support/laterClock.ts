import { readFileSync } from 'node:fs'
import { ServerResponse } from 'node:http'

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

/** Node tells with its answers what time it is by a clock of its own. */
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: unknown[]) {
  this.setHeader('date', new Date().toUTCString())
  return writeHead.apply(this, head as Parameters<typeof writeHead>)
} as typeof writeHead
