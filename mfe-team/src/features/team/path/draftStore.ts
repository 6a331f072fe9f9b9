import type { Program } from '@kinora/contracts'
import { storedValue } from '@kinora/session'
import type { DraftHistory } from './draftHistory.ts'

/** What this tab keeps of an edit: its steps, and the programs that they refer to. */
export type StoredDraft = { history: DraftHistory; programs: Program[] }

/** Each tab has its own draft. It survives a reload and ends with the session epoch (docs/promises.md). */
export function draftStore(name: string) {
  const stored = storedValue('tab', name, 1)
  return {
    read(): StoredDraft | null {
      const { history, programs } = stored.read()
      return isHistory(history) && Array.isArray(programs) ? { history, programs: programs as Program[] } : null
    },
    keep: ({ history, programs }: StoredDraft) => stored.keep({ history, programs }),
    forget: () => stored.forget(),
  }
}

function isHistory(value: unknown): value is DraftHistory {
  const { version, steps, at } = (value ?? {}) as Partial<Record<keyof DraftHistory, unknown>>
  return typeof version === 'number' && typeof at === 'number' && Array.isArray(steps) && steps[at] !== undefined
}
