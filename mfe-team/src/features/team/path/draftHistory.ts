import type { PathDraft } from './pathDraft.ts'

/**
 * Unsaved edits. `steps[0]` is what was saved with `version`, `steps[at]` what is shown; later ones can be redone.
 * `typed`: the field whose typing made the last step.
 */
export type DraftHistory = { version: number; steps: PathDraft[]; at: number; typed: string | null }

/** Steps that can be undone; the first is always kept. */
const STEPS_MAX = 50

export const begin = (version: number, saved: PathDraft): DraftHistory => ({
  version,
  steps: [saved],
  at: 0,
  typed: null,
})

export const baseOf = ({ steps }: DraftHistory): PathDraft => steps[0]!
export const shownOf = ({ steps, at }: DraftHistory): PathDraft => steps[at]!

/** The history with another step. Typing on in the same field is one step. */
export function change(history: DraftHistory, next: PathDraft, typed: string | null = null): DraftHistory {
  const isTypedOn = typed !== null && typed === history.typed && history.at > 0
  const before = history.steps.slice(0, isTypedOn ? history.at : history.at + 1)
  const [base, ...later] = [...before, next]
  const steps = [base, ...later.slice(-STEPS_MAX)]
  return { ...history, steps, at: steps.length - 1, typed }
}

export const canUndo = ({ at }: DraftHistory): boolean => at > 0
export const canRedo = ({ at, steps }: DraftHistory): boolean => at < steps.length - 1

export const undo = (history: DraftHistory): DraftHistory =>
  canUndo(history) ? { ...history, at: history.at - 1, typed: null } : history

export const redo = (history: DraftHistory): DraftHistory =>
  canRedo(history) ? { ...history, at: history.at + 1, typed: null } : history
