import { setTimeout as wait } from 'node:timers/promises'
import type { RenderRequest, RenderResult } from '@kinora/contracts'
import { NotRendered } from './notRendered.ts'
import type { CompositionOptions, Sources } from './order.ts'
import { startWorker, type CompositionWorker } from './startWorker.ts'

export type Composition = {
  /** @throws NotRendered whenever there is no whole page, soon enough for a visitor who waits. */
  render(request: RenderRequest): Promise<RenderResult>
  /** Lets pages in flight finish, then ends the worker. */
  close(): Promise<void>
}

/** More pages at once than this only wait for each other. */
const MOST_AT_ONCE = 64
const DRAIN_MS = 5_000
/** How long a page waits for a worker that is starting again. */
const PATIENCE_MS = 1_000
/** Pauses before another start, by the number of falls since the last page. */
const RESTART_MS = [0, 0, 0, 1_000, 5_000, 30_000]

/**
 * Evaluates a set in a worker thread of its own, where a crash, a hang or a leak of any release costs the others no
 * more than a moment's server rendering.
 * @throws Error when the shell cannot be evaluated.
 */
export async function startComposition(sources: Sources, options: CompositionOptions): Promise<Composition> {
  const { breaker, log } = options
  const releaseOf = (remote: string | null) => `${remote ?? 'shell'}@${remote === null ? sources.shell.version : sources.remotes[remote]?.version}`
  /** A page with parts of others is judged apart from the same page without them, for the fault may be theirs. */
  const whatOf = ({ remote, parts }: RenderRequest) => [remote, ...new Set(parts.map((part) => part.remote))].map(releaseOf).join(' with ')
  let closing = false
  let falls = 0
  let inFlight = 0
  let onIdle = () => {}
  let worker: CompositionWorker | null = null
  let starting: Promise<void> = start()
  await starting

  async function start(): Promise<void> {
    const next = await startWorker(sources, options)
    if (closing) return next.stop()
    worker = next
    void next.fallen.then(({ reason, rendering }) => {
      worker = null
      if (closing) return
      log('warn', `The composition worker fell: ${reason}`)
      breaker.fell(rendering.map(whatOf))
      starting = restart()
    })
  }

  async function restart(): Promise<void> {
    while (!closing && !worker) {
      await wait(RESTART_MS[Math.min(falls++, RESTART_MS.length - 1)], undefined, { ref: false })
      await start().catch((error: Error) => log('warn', `The composition worker does not start: ${error.message}`))
    }
  }

  async function renderNow(request: RenderRequest): Promise<RenderResult> {
    const what = whatOf(request)
    if (breaker.isOpen(what)) throw new NotRendered(`${what} is rendered in browsers until its version changes`)
    if (!worker) await Promise.race([starting, wait(PATIENCE_MS)])
    if (!worker || closing) throw new NotRendered('The composition worker is starting again')
    const result = await worker.render(request)
    falls = 0
    return result
  }

  return {
    async render(asked) {
      const request = breaker.isOpen(whatOf(asked)) ? { ...asked, parts: [] } : asked
      if (inFlight >= MOST_AT_ONCE) throw new NotRendered('Too many pages are being rendered')
      inFlight++
      try {
        return await breaker.oneAtATime(whatOf(request), () => renderNow(request))
      } finally {
        if (--inFlight === 0) onIdle()
      }
    },

    async close() {
      if (inFlight > 0) {
        const idle = new Promise<void>((resolve) => (onIdle = resolve))
        await Promise.race([idle, wait(DRAIN_MS, undefined, { ref: false })])
      }
      closing = true
      await worker?.stop()
    },
  }
}
