import { writeSync } from 'node:fs'
import { Worker, workerData } from 'node:worker_threads'

const BLOCKED_MS = 30_000
const CHECKS = 6

type Watched = { beats: Int32Array<SharedArrayBuffer>; everyMs: number }

/**
 * A watchdog: kills the process when its event loop has been blocked for that long, because it cannot handle a signal
 * then; the supervisor restarts it. Several checks must fail, so that a machine that was asleep does not count.
 */
export function watchLoop(blockedMs = BLOCKED_MS): void {
  const everyMs = blockedMs / CHECKS
  const watched: Watched = { beats: new Int32Array(new SharedArrayBuffer(4)), everyMs }
  setInterval(() => Atomics.add(watched.beats, 0, 1), everyMs / 2).unref()
  new Worker(new URL('./watchLoop.ts', import.meta.url), { workerData: { watched } }).unref()
}

function watch({ beats, everyMs }: Watched) {
  let [seen, misses] = [-1, 0]
  setInterval(() => {
    const now = Atomics.load(beats, 0)
    misses = now === seen ? misses + 1 : 0
    seen = now
    if (misses < CHECKS) return
    writeSync(2, 'The event loop is blocked: the process is killed.\n')
    process.kill(process.pid, 'SIGKILL')
  }, everyMs)
}

/** Runs in the worker thread, which loads this same file. */
const { watched } = (workerData ?? {}) as { watched?: Watched }
if (watched) watch(watched)
