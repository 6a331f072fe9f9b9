import type { RenderRequest, RenderResult } from '@kinora/contracts'
import { createCircuitBreaker } from './circuitBreaker.ts'
import { startRenderWorker, type RenderWorker } from './startRenderWorker.ts'

/** A shell whose pages are what a remote's `show` returns. */
const shell = `
exports.shared = { react: { name: 'the only react' } }
exports.render = async (request) => {
  if (request.remote === null) return { status: 404, head: '', body: 'nowhere', state: {} }
  return { status: 200, head: '', body: await request.definition.show(request), state: {} }
}`
export const good = `exports.default = { show: async ({ locale }) => 'good in ' + locale }`
const opened: RenderWorker[] = []
/** For each file's `after`: files share a process, and a thread that is left keeps it. */
export const closeWorkers = () => Promise.all(opened.splice(0).map((worker) => worker.close()))

/** Whatever does answer does so in time, however busy the machine is. */
const LONG = { budgetMs: 60_000, indexBudgetMs: 60_000, hungAfterMs: 90_000 }
/** For what never answers. */
export const SHORT = { budgetMs: 1_000, indexBudgetMs: 1_000, hungAfterMs: 2_000 }

/** Starts a render worker with the server halves of remotes; `good` is always there. */
export async function startWith(
  remotes: Record<string, string>,
  {
    circuitBreaker = createCircuitBreaker(),
    version = '1',
    source = shell,
    limits = LONG,
    apiBase = 'http://x/api',
  } = {},
) {
  const bundles = Object.fromEntries(
    Object.entries({ good, ...remotes }).map(([name, source]) => [name, { version, source }]),
  )
  const options = {
    circuitBreaker,
    log: () => {},
    startWaitMs: 60_000,
    turnWaitMs: 60_000,
    memoryMb: 64,
    ...limits,
  }
  const worker = await startRenderWorker({ shell: { version: '1', source }, remotes: bundles }, options)
  opened.push(worker)
  const request = (remote: string | null, slots: RenderRequest['slots'] = []): RenderRequest => ({
    url: '/programs',
    locale: 'en',
    origin: 'http://x',
    apiBase,
    remote,
    slots,
    page: { manifest: 's', locale: 'en', origin: 'http://x', remotes: [], nav: [] },
  })
  return {
    worker,
    render: (...args: Parameters<typeof request>) => worker.render(request(...args)),
    sitemap: (remote: string) => worker.index({ kind: 'sitemap', remote, apiBase }),
  }
}

export const bodyOf = (result: RenderResult) => ('body' in result ? result.body : '')
