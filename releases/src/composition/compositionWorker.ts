import { parentPort, workerData } from 'node:worker_threads'
import type { RenderRequest, RenderResult } from '@kinora/contracts'
import { builtin, evaluateServer } from './evaluateServer.ts'
import type { Answer, Order, Sources } from './order.ts'

type Shell = {
  shared: Record<string, unknown>
  render: (request: RenderRequest & { definition: unknown; fillers: Record<string, unknown>; signal: AbortSignal }) => Promise<RenderResult>
}

const { shell: shellSource, remotes } = workerData as Sources
const shell = evaluateServer<Shell>(shellSource.server, `shell@${shellSource.version}`, builtin)
const definitions = new Map<string, unknown>()

/** A remote's definition, evaluated when it is first needed. One that throws is tried anew: it costs little. */
function definitionOf(name: string): unknown {
  const source = remotes[name]
  if (!source) throw new Error(`${name} has no server half to render with`)
  if (!definitions.has(name)) {
    const take = (request: string) => shell.shared[request] ?? builtin(request)
    const { default: definition } = evaluateServer<{ default?: unknown }>(source.server, `${name}@${source.version}`, take)
    definitions.set(name, definition)
  }
  return definitions.get(name)
}

/** Who fills the page's slots, by slot. Of a part that cannot be had the page shows that it is waited for; browsers bring it. */
function fillersOf({ parts }: RenderRequest): Record<string, unknown> {
  const fillers: Record<string, unknown> = {}
  for (const { slot, remote } of parts) {
    try {
      fillers[slot] = definitionOf(remote)
    } catch (error) {
      console.warn(`${remote} does not fill ${slot}:`, error)
    }
  }
  return fillers
}

async function render({ request, budgetMs }: Order): Promise<RenderResult> {
  const definition = request.remote === null ? null : definitionOf(request.remote)
  const controller = new AbortController()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const reason = new Error(`Not rendered within ${budgetMs} ms`)
    controller.abort(reason)
    // A loader that does not listen to the signal must not hold the visitor either.
    late.reject(reason)
  }, budgetMs)
  try {
    return await Promise.race([shell.render({ ...request, definition, fillers: fillersOf(request), signal: controller.signal }), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const say = (answer: Answer) => parentPort!.postMessage(answer)

parentPort!.on('message', async (order: Order) => {
  try {
    say({ id: order.id, result: await render(order) })
  } catch (error) {
    say({ id: order.id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

say({ ready: true })
