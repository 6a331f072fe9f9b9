import { isNativeError } from 'node:util/types'
import { parentPort, workerData } from 'node:worker_threads'
import type { IndexApi, IndexRequest, RemoteIndexes, RenderRequest, RenderResult } from '@kinora/contracts'
import { createRealm, guardThread } from './createRealm.ts'
import { evaluateBundle, requireBuiltin } from './evaluateBundle.ts'
import { requestTimers } from './requestTimers.ts'
import type { ThreadAnswer, ThreadData, ThreadRequest } from './renderMessages.ts'

// The entry of the render thread.

/** How large a page may be: about ten times the largest there is. */
const MOST_LETTERS = 2_000_000

type Shell = {
  shared: Record<string, unknown>
  render: (
    request: RenderRequest & { definition: unknown; slotProviders: Record<string, unknown>; signal: AbortSignal },
  ) => Promise<RenderResult>
}

const allowApi = guardThread()
const { bundles, beat } = workerData as ThreadData
const { shell: shellBundle, remotes } = bundles
const shell = evaluateBundle<Shell>(shellBundle.source, `shell@${shellBundle.version}`, requireBuiltin)
type Remote = { default?: unknown; indexes?: () => Promise<{ default: RemoteIndexes }> }

// What remotes consume must be the same for all of them.
for (const exports of Object.values(shell.shared)) Object.freeze(exports)

const { runRequest, functions } = requestTimers()
const evaluated = new Map<string, Remote>()

/** A remote's exports, evaluated on first use. A bundle that throws is evaluated again on the next use. */
function remoteOf(name: string): Remote {
  const bundle = remotes[name]
  if (!bundle) throw new Error(`${name} has no server bundle to render with`)
  const cached = evaluated.get(name)
  if (cached) return cached
  const require = (request: string) => shell.shared[request] ?? refuse(request)
  const remote = evaluateBundle<Remote>(bundle.source, `${name}@${bundle.version}`, require, createRealm(functions))
  evaluated.set(name, remote)
  return remote
}

function refuse(request: string): never {
  throw new Error(`A remote's server bundle may require shared packages only, not "${request}"`)
}

/**
 * The definitions of the remotes that provide the page's slots, by slot. One that fails is left out, and browsers load
 * it.
 */
function slotProvidersOf({ slots }: RenderRequest): Record<string, unknown> {
  const providers: Record<string, unknown> = {}
  for (const { slot, remote } of slots) {
    try {
      providers[slot] = remoteOf(remote).default
    } catch (error) {
      console.warn(`${remote} does not provide ${slot}:`, error)
    }
  }
  return providers
}

async function render(request: RenderRequest, signal: AbortSignal): Promise<RenderResult> {
  const definition = request.remote === null ? null : remoteOf(request.remote).default
  const page = await shell.render({ ...request, definition, slotProviders: slotProvidersOf(request), signal })
  if ('redirect' in page) return page
  const letters = page.head.length + page.body.length
  if (letters > MOST_LETTERS) throw new Error(`The page has ${letters} letters; ${MOST_LETTERS} are allowed`)
  return page
}

async function index(request: IndexRequest, signal: AbortSignal): Promise<unknown> {
  const { default: indexes } = (await remoteOf(request.remote).indexes?.()) ?? {}
  const api = apiAt(request.apiBase, signal)
  return request.kind === 'feed' ? indexes?.feed?.(api, request.locale) : indexes?.sitemap?.(api)
}

const apiAt = (base: string, signal: AbortSignal): IndexApi => ({
  async get<Body>(path: string, params: Record<string, string> = {}) {
    const response = await fetch(`${base}${path}?${new URLSearchParams(params)}`, { signal })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as Body
  },
})

async function run({ task, budgetMs }: ThreadRequest): Promise<unknown> {
  allowApi('index' in task ? task.index.apiBase : task.page.apiBase)
  const controller = new AbortController()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const reason = new Error(`Not rendered within ${budgetMs} ms`)
    controller.abort(reason)
    // Also rejects when a loader ignores the signal.
    late.reject(reason)
  }, budgetMs)
  try {
    const { signal } = controller
    const work = () => ('index' in task ? index(task.index, signal) : render(task.page, signal))
    return await runRequest(() => Promise.race([work(), late.promise]))
  } finally {
    clearTimeout(timer)
  }
}

/** Errors of remotes are of their own realms. */
const textOf = (error: unknown) => (isNativeError(error) ? (error.stack ?? error.message) : String(error))

const send = (answer: ThreadAnswer) => parentPort!.postMessage(answer)

const BEAT_MS = 25
let running = 0
let beating: NodeJS.Timeout | undefined

parentPort!.on('message', async (request: ThreadRequest) => {
  if (running++ === 0) beating = setInterval(() => (beat[0] = Date.now()), BEAT_MS)
  try {
    send({ id: request.id, result: await run(request) })
  } catch (error) {
    send({ id: request.id, failure: textOf(error) })
  } finally {
    if (--running === 0) clearInterval(beating)
  }
})

send({ ready: true })
