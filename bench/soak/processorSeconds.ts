import { readFileSync } from 'node:fs'

/** In a second, on all Linux systems. */
const TICKS = 100

/**
 * The processor seconds of this process and of all its descendants that have ended; undefined where the system does not
 * say.
 */
export function processorSeconds(): number | undefined {
  if (process.platform !== 'linux') return undefined
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // The name of the program, in brackets, may contain spaces. Then: utime, stime, cutime, cstime.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS
}
