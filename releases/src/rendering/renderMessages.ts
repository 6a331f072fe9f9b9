import type { IndexRequest, RenderRequest, RenderResult } from '@kinora/contracts'
import type { CircuitBreaker } from './circuitBreaker.ts'

/** The server bundles of a manifest as verified text, so that the signed code runs even if the files change. */
export type ServerBundles = { shell: ServerBundle; remotes: Record<string, ServerBundle> }
export type ServerBundle = { version: string; source: string }

/** A task of the render thread. */
export type ThreadTask = { page: RenderRequest } | { index: IndexRequest }
/** `RenderResult` for a page; for an index the remote's return value, which is not validated. */
export type TaskResult<Task extends ThreadTask> = Task extends { page: RenderRequest } ? RenderResult : unknown

/** What a thread begins with. While it has tasks it writes the time into `beat[0]` again and again, unless it is blocked. */
export type ThreadData = { bundles: ServerBundles; beat: Float64Array }

/** Messages to the render thread, and from it. */
export type ThreadRequest = { id: number; task: ThreadTask; budgetMs: number }
export type ThreadAnswer = { ready: true } | { id: number; result: unknown } | { id: number; failure: string }

export type RenderWorkerOptions = {
  circuitBreaker: CircuitBreaker
  /** Called when the thread ends, and with each line that server bundles print. */
  log: (level: 'info' | 'warn', message: string) => void
  /** Time limit of one page: loaders and rendering. */
  budgetMs?: number
  /** Time limit of one index, which needs several API calls. */
  indexBudgetMs?: number
  /** How long a page waits for a thread that is starting again. 1 s unless given. */
  startWaitMs?: number
  /** How long a page waits for its turn before it is left to the browser. 1 s unless given. */
  turnWaitMs?: number
  /**
   * Time without an answer after which the thread counts as hung. Longer than the budget, which a working thread
   * enforces itself.
   */
  hungAfterMs?: number
  memoryMb?: number
}
