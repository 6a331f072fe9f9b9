import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100
const EVERY_MS = 1_000

type Process = { parent: number; started: string; ticks: number }

/** All processes that were ever seen below this one: they are ours also when their parent has ended. */
const ours = new Map<number, string>()
/** Those that run and are not ours, which stay so: they are read once. */
let strangers = new Set<number>()
let [last, total] = [0, 0]

/**
 * Begins to measure the processor time of this process and of all below it. A process's time is added to its parent's
 * when the parent notices its end; where the parent ends first, it would be lost. So the tree is read every second, and
 * what has been added is summed. Does nothing where there is no /proc.
 */
export function measureTree(): void {
  if (process.platform === 'linux') setInterval(readTree, EVERY_MS).unref()
}

/** The seconds since this process began, of a tree that is measured; undefined where there is no /proc. */
export function treeSeconds(): number | undefined {
  if (process.platform !== 'linux') return undefined
  readTree()
  return total / TICKS
}

/** Ends all processes below this one, wherever they have moved. Returns what ran in them. */
export function endTree(): string[] {
  if (process.platform !== 'linux') return []
  const left = [...readTree()].filter((pid) => pid !== process.pid)
  return left.flatMap((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      process.kill(pid, 'SIGKILL')
      return command ? [command] : []
    } catch {
      return []
    }
  })
}

/** Returns the processes that run now. */
function readTree(): Set<number> {
  const pids = readdirSync('/proc').flatMap((name) => (/^\d/.test(name) ? Number(name) : []))
  const all = new Map(pids.flatMap((pid) => (strangers.has(pid) ? [] : read(pid))))
  const isOurs = (pid: number): boolean => {
    const entry = all.get(pid)
    return entry !== undefined && (pid === process.pid || ours.get(pid) === entry.started || isOurs(entry.parent))
  }
  const running = new Set([...all.keys()].filter(isOurs))
  strangers = new Set(pids.filter((pid) => strangers.has(pid) || (all.has(pid) && !running.has(pid))))
  let ticks = 0
  for (const pid of running) {
    ours.set(pid, all.get(pid)!.started)
    ticks += all.get(pid)!.ticks
  }
  total += Math.max(ticks - last, 0)
  last = ticks
  return running
}

/** A process's own time, and that of its children whose end it has noticed: `12 (sh) S 11 …`. */
function read(pid: number): [number, Process][] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return [[pid, { parent: Number(fields[1]), started: fields[19]!, ticks }]]
  } catch {
    return [] // It has just ended.
  }
}
