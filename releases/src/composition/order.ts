import type { RenderRequest, RenderResult } from '@kinora/contracts'
import type { Breaker } from './breaker.ts'

/** The server halves of a set, as verified text: what runs is what was signed, whatever happens to the files. */
export type Sources = { shell: Source; remotes: Record<string, Source> }
export type Source = { version: string; server: string }

/** What goes to the worker, and what comes back. */
export type Order = { id: number; request: RenderRequest; budgetMs: number }
export type Answer = { ready: true } | { id: number; result: RenderResult } | { id: number; failure: string }

export type CompositionOptions = {
  breaker: Breaker
  /** Hears of falls of the worker and of what server halves print. */
  log: (level: 'info' | 'warn', message: string) => void
  /** Longest time for one page, loaders and rendering. */
  budgetMs?: number
  /** Silence after which the worker is taken for hung. Longer than the budget, which a living worker keeps by itself. */
  hungAfterMs?: number
  memoryMb?: number
}
