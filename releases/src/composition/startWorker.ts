import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import type { RenderRequest, RenderResult } from '@kinora/contracts'
import { NotRendered } from './notRendered.ts'
import type { Answer, CompositionOptions, Order, Sources } from './order.ts'

/** One life of the worker thread. */
export type CompositionWorker = {
  /** @throws NotRendered */
  render(request: RenderRequest): Promise<RenderResult>
  stop(): Promise<void>
  /** Settles once, when the thread has ended by itself or was ended for hanging. `rendering` are the pages in flight. */
  fallen: Promise<{ reason: string; rendering: RenderRequest[] }>
}

type Waiting = { request: RenderRequest; resolve: (result: RenderResult) => void; reject: (error: NotRendered) => void; timer: NodeJS.Timeout }

const START_MS = 10_000

/** @throws Error when the shell's server half does not evaluate. */
export async function startWorker(sources: Sources, options: CompositionOptions): Promise<CompositionWorker> {
  const { log, budgetMs = 1_500, hungAfterMs = 2_500, memoryMb = 256 } = options
  const thread = new Worker(new URL('./compositionWorker.ts', import.meta.url), {
    workerData: sources,
    // No secret of this process is any business of a remote's.
    env: { NODE_ENV: process.env['NODE_ENV'] },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  })
  for (const stream of [thread.stdout, thread.stderr]) createInterface(stream).on('line', (line) => log('info', line))

  const waiting = new Map<number, Waiting>()
  const ready = Promise.withResolvers<void>()
  const fallen = Promise.withResolvers<{ reason: string; rendering: RenderRequest[] }>()
  let orders = 0
  let lastHeard = Date.now()
  let lastRendered: RenderRequest[] = []
  let stopped = false

  function fall(reason: string): void {
    if (stopped) return
    stopped = true
    const pages = [...waiting.values()]
    waiting.clear()
    // What falls while nothing is rendered was left running by the last page.
    fallen.resolve({ reason, rendering: pages.length > 0 ? pages.map(({ request }) => request) : lastRendered })
    ready.reject(new Error(reason))
    for (const { reject, timer } of pages) {
      clearTimeout(timer)
      reject(new NotRendered(reason))
    }
    void thread.terminate()
  }

  /** A worker that answers others is busy, not hung: then only this page is given up. */
  function overdue(id: number): void {
    if (Date.now() - lastHeard >= hungAfterMs - 100) return fall('it hung')
    waiting.get(id)?.reject(new NotRendered('The composition worker is busy'))
    waiting.delete(id)
  }

  thread.on('message', (answer: Answer) => {
    lastHeard = Date.now()
    if ('ready' in answer) return ready.resolve()
    const page = waiting.get(answer.id)
    if (!page) return
    waiting.delete(answer.id)
    lastRendered = [page.request]
    clearTimeout(page.timer)
    if ('result' in answer) page.resolve(answer.result)
    else page.reject(new NotRendered(answer.failure))
  })
  thread.on('error', (error) => fall(error instanceof Error ? error.message : String(error)))
  thread.on('exit', (code) => fall(`it ended with code ${code}`))

  const startTimer = setTimeout(() => fall('it hung at its start'), START_MS)
  await ready.promise.finally(() => clearTimeout(startTimer))

  return {
    fallen: fallen.promise,
    render: (request) =>
      new Promise((resolve, reject) => {
        if (stopped) return reject(new NotRendered('The composition worker has ended'))
        const id = ++orders
        if (waiting.size === 0) lastHeard = Date.now()
        waiting.set(id, { request, resolve, reject, timer: setTimeout(() => overdue(id), hungAfterMs) })
        thread.postMessage({ id, request, budgetMs } satisfies Order)
      }),
    async stop() {
      stopped = true
      await thread.terminate()
    },
  }
}
