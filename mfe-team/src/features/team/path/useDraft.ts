import type { Program } from '@kinora/contracts'
import { useLocale } from '@kinora/i18n'
import { useHoldReload } from '@kinora/router'
import { useSession, storedValue } from '@kinora/session'
import { useEffect, useMemo, useState } from 'react'
import { changeCount } from './draftChanges.ts'
import { baseOf, begin, canRedo, canUndo, change, redo, shownOf, undo, type DraftHistory } from './draftHistory.ts'
import type { PathDraft, Saved } from './pathDraft.ts'
import { rebaseDraft } from './rebaseDraft.ts'

/** What this tab keeps of an edit: its steps, and the programs that they refer to. */
type StoredDraft = { history: DraftHistory; programs: Program[] }

/** What is edited and how, for the editor and for the catalogue that adds programs. */
export type Editing = {
  /** With the specialist's changes. */
  draft: PathDraft
  /** What they changed; what is saved if nothing. */
  base: PathDraft
  /** The version from which they began. */
  version: number
  /** Set while something else is saved than what they began from. */
  conflict: Saved | null
  count: number
  programs: ReadonlyMap<number, Program>
  /** When programs came to the saved path; the others come with the next save. */
  addedDays: Saved['addedDays']
  canUndo: boolean
  canRedo: boolean
  /** One step. `typed`: the field in which it was typed; `programs`: those that are new to the path. */
  change: (next: PathDraft, more?: { typed?: string; programs?: Program[] }) => void
  undo: () => void
  redo: () => void
  /** Forgets the draft: it was saved, or is not wanted. */
  forget: () => void
  /** Goes on with the specialist's changes on top of what is saved now. */
  rebase: () => void
}

/** The draft of what is `saved`, which this tab keeps under `name` until it is saved or discarded. */
export function useDraft(name: string, saved: Saved): Editing {
  const locale = useLocale()
  const { session } = useSession()
  // It stays the same person's when the session expires.
  const [me] = useState(session?.id)
  // Ids of programs differ between languages.
  const store = useMemo(() => draftStore(`${name}.${me}.${locale}`), [name, me, locale])
  const [storedDraft, setStoredDraft] = useState<StoredDraft | null>(() => store.read())

  const isSameVersion = storedDraft?.history.version === saved.version
  const isSaved = storedDraft !== null && !isSameVersion && changeCount(shownOf(storedDraft.history), saved.draft) === 0
  const isUntouched =
    storedDraft !== null &&
    !isSameVersion &&
    changeCount(baseOf(storedDraft.history), shownOf(storedDraft.history)) === 0
  const isStale = isSaved || isUntouched
  const activeDraft = isStale ? null : storedDraft
  const history = activeDraft?.history ?? begin(saved.version, saved.draft)
  useEffect(() => {
    if (isStale) store.forget()
  }, [isStale, store])

  const [draft, base] = [shownOf(history), baseOf(history)]
  const count = changeCount(base, draft)
  useHoldReload(count > 0)

  const programs = useMemo(
    () => new Map([...(activeDraft?.programs ?? []), ...saved.programs].map((program) => [program.id, program])),
    [activeDraft, saved],
  )
  const keep = (next: DraftHistory, more: Program[] = []) => {
    const programsById = new Map([...programs.values(), ...more].map((program) => [program.id, program]))
    const stored = { history: next, programs: [...programsById.values()] }
    store.keep(stored)
    setStoredDraft(stored)
  }
  return {
    draft,
    base,
    version: history.version,
    conflict: history.version === saved.version ? null : saved,
    count,
    programs,
    addedDays: saved.addedDays,
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    change: (next, { typed, programs: more } = {}) => keep(change(history, next, typed), more),
    undo: () => keep(undo(history)),
    redo: () => keep(redo(history)),
    forget: () => {
      store.forget()
      setStoredDraft(null)
    },
    rebase: () => keep(change(begin(saved.version, saved.draft), rebaseDraft(base, draft, saved.draft))),
  }
}

/** Each tab has its own draft. It survives a reload and ends with the session epoch (docs/promises.md). */
function draftStore(name: string) {
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
