import { setTimeout as wait } from 'node:timers/promises'
import type { IndexRequest, RenderRequest, RenderResult } from '@kinora/contracts'
import { NotRendered } from './notRendered.ts'
import type { RenderWorkerOptions, ServerBundles, TaskResult, ThreadTask } from './renderMessages.ts'
import { startRenderThread, type RenderThread } from './startRenderThread.ts'

export type RenderWorker = {
  /** @throws NotRendered when the page is not complete within the time limit. */
  render(request: RenderRequest): Promise<RenderResult>
  /** The entries of one remote, not validated. @throws NotRendered */
  index(request: IndexRequest): Promise<unknown>
  /** Whether a task has kept the thread from everything else for a tenth of a second. */
  isBlocked(): boolean
  /** Waits for pages in flight, then ends the thread. */
  close(): Promise<void>
}

/** The limit of concurrent pages: more would only wait for each other, and delay what else this process does. */
const MAX_IN_FLIGHT = 32
/** How many more wait for their turn. */
const MAX_WAITING = 256
const DRAIN_MS = 5_000
/** Delays before a restart, by the number of threads that ended since the last successful render. */
const RESTART_MS = [0, 0, 0, 1_000, 5_000, 30_000]

/**
 * Evaluates the server bundles of a manifest in a worker thread, and restarts the thread when it ends. If one release
 * crashes, hangs or leaks, the others are only without server rendering until the restart.
 * @throws Error when the shell cannot be evaluated.
 */
export async function startRenderWorker(bundles: ServerBundles, options: RenderWorkerOptions): Promise<RenderWorker> {
  const { circuitBreaker, log, indexBudgetMs = 10_000, startWaitMs = 1_000, turnWaitMs = 1_000 } = options
  const releaseOf = (remote: string | null) =>
    `${remote ?? 'shell'}@${remote === null ? bundles.shell.version : bundles.remotes[remote]?.version}`
  /**
   * The circuit breaker's key. A page with slot components has another key than without them, because a component may
   * be the cause of a failure.
   */
  const subjectOf = (task: ThreadTask) =>
    'index' in task
      ? `${releaseOf(task.index.remote)} ${task.index.kind}`
      : [task.page.remote, ...new Set(task.page.slots.map((slot) => slot.remote))].map(releaseOf).join(' with ')
  let closing = false
  let endedThreads = 0
  let inFlight = 0
  const waiting: (() => void)[] = []
  let onIdle = () => {}
  let thread: RenderThread | null = null
  let starting: Promise<void> = start()
  await starting

  async function start(): Promise<void> {
    const next = await startRenderThread(bundles, options)
    if (closing) return next.stop()
    thread = next
    void next.ended.then(({ reason, running }) => {
      thread = null
      if (closing) return
      log('warn', `The render worker ended: ${reason}`)
      circuitBreaker.recordFailure(running.map(subjectOf))
      starting = restart()
    })
  }

  async function restart(): Promise<void> {
    while (!closing && !thread) {
      await wait(RESTART_MS[Math.min(endedThreads++, RESTART_MS.length - 1)], undefined, { ref: false })
      await start().catch((error: Error) => log('warn', `The render worker does not start: ${error.message}`))
    }
  }

  async function startedWithin(ms: number): Promise<void> {
    const started = new AbortController()
    await Promise.race([starting, wait(ms, undefined, { signal: started.signal })])
    started.abort()
  }

  async function runNow<Task extends ThreadTask>(task: Task, budgetMs?: number): Promise<TaskResult<Task>> {
    const subject = subjectOf(task)
    if (circuitBreaker.isOpen(subject)) {
      throw new NotRendered(`${subject} is rendered in browsers until its version changes`)
    }
    if (!thread) await startedWithin(startWaitMs)
    if (!thread || closing) throw new NotRendered('The render worker is starting again')
    const result = await thread.run(task, budgetMs)
    endedThreads = 0
    return result
  }

  async function run<Task extends ThreadTask>(task: Task, budgetMs?: number): Promise<TaskResult<Task>> {
    if (inFlight < MAX_IN_FLIGHT) inFlight++
    else await waitForTurn()
    try {
      return await circuitBreaker.run(subjectOf(task), () => runNow(task, budgetMs))
    } finally {
      const next = waiting.shift()
      if (next) next() // takes over the place of the one that has ended
      else if (--inFlight === 0) onIdle()
    }
  }

  function waitForTurn(): Promise<void> {
    const tooMany = () => new NotRendered('Too many pages are being rendered')
    if (waiting.length >= MAX_WAITING) throw tooMany()
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(tooMany())
      }, turnWaitMs)
      waiting.push(begin)
    })
  }

  return {
    render: (page) => run({ page: circuitBreaker.isOpen(subjectOf({ page })) ? { ...page, slots: [] } : page }),
    index: (index) => run({ index }, indexBudgetMs),
    isBlocked: () => thread?.isBlocked() ?? false,

    async close() {
      if (inFlight > 0) {
        const idle = new Promise<void>((resolve) => (onIdle = resolve))
        await Promise.race([idle, wait(DRAIN_MS, undefined, { ref: false })])
      }
      closing = true
      await thread?.stop()
    },
  }
}
