import { writeSync } from 'node:fs'
import { Worker, workerData } from 'node:worker_threads'

const STANDS_MS = 30_000
const LOOKS = 6

type Watched = { beats: Int32Array<SharedArrayBuffer>; everyMs: number }

/**
 * Kills the process when its event loop has stood for that long: nothing within it hears a signal then, and whoever
 * keeps the server starts it again. Looks several times, so that a machine that was asleep does not count.
 */
export function watchLoop(standsMs = STANDS_MS): void {
  const everyMs = standsMs / LOOKS
  const watched: Watched = { beats: new Int32Array(new SharedArrayBuffer(4)), everyMs }
  setInterval(() => Atomics.add(watched.beats, 0, 1), everyMs / 2).unref()
  new Worker(new URL(import.meta.url), { workerData: { watched } }).unref()
}

function watch({ beats, everyMs }: Watched) {
  let [seen, misses] = [-1, 0]
  setInterval(() => {
    const now = Atomics.load(beats, 0)
    misses = now === seen ? misses + 1 : 0
    seen = now
    if (misses < LOOKS) return
    writeSync(2, 'The event loop stands: the server is ended.\n')
    process.kill(process.pid, 'SIGKILL')
  }, everyMs)
}

/** In the worker, which is this same file. */
const { watched } = (workerData ?? {}) as { watched?: Watched }
if (watched) watch(watched)
