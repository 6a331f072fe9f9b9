import type { IndexRequest, RenderRequest, RenderResult } from '@kinora/contracts'
import type { CircuitBreaker } from './circuitBreaker.ts'

/** The server bundles of a manifest, as verified text: what runs is what was signed, even if the files change. */
export type ServerBundles = { shell: ServerBundle; remotes: Record<string, ServerBundle> }
export type ServerBundle = { version: string; source: string }

/** What the render thread can be asked to do. */
export type ThreadTask = { page: RenderRequest } | { index: IndexRequest }
/** `RenderResult` of a page, and of an index whatever the remote returned: nobody has checked it yet. */
export type TaskResult<Task extends ThreadTask> = Task extends { page: RenderRequest } ? RenderResult : unknown

/** What is sent to the render thread, and what it answers. */
export type ThreadRequest = { id: number; task: ThreadTask; budgetMs: number }
export type ThreadAnswer = { ready: true } | { id: number; result: unknown } | { id: number; failure: string }

export type RenderWorkerOptions = {
  circuitBreaker: CircuitBreaker
  /** Is told when the thread ends, and what server bundles print. */
  log: (level: 'info' | 'warn', message: string) => void
  /** Longest time for one page, loaders and rendering. */
  budgetMs?: number
  /** Longest time for one index, which takes several calls of the API. */
  indexBudgetMs?: number
  /** Silence after which the thread counts as hung. Longer than the budget, which a thread that runs keeps by itself. */
  hungAfterMs?: number
  memoryMb?: number
}
