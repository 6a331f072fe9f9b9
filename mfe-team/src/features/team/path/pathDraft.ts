import type { Dose, EditablePath, NewPath, NewPathTemplate, PathTemplate, Program } from '@kinora/contracts'

/** A path or template while it is edited, with its programs by their ids. */
export type PathDraft = {
  name: string
  note: string
  painNote: string
  allowsPause: boolean
  items: { id: number; dose: Dose | null }[]
  gentle: number[]
}
/**
 * What is saved, and the programs that it refers to. A template has no `allowsPause` and no `painNote`.
 * `addedDays`: when a program came to the path, by its id; those of a template come when it is assigned.
 */
export type Saved = { version: number; draft: PathDraft; programs: Program[]; addedDays: ReadonlyMap<number, string> }

/** What the API answered, to edit it. */
export const savedOf = (answer: EditablePath | PathTemplate): Saved => ({
  version: answer.version,
  draft: {
    name: answer.name,
    note: answer.note,
    painNote: ('painNote' in answer && answer.painNote) || '',
    allowsPause: 'allowsPause' in answer && answer.allowsPause,
    items: answer.items.map(({ training, dose }) => ({ id: training.id, dose })),
    gentle: answer.gentle.map(({ id }) => id),
  },
  programs: [...answer.items.map(({ training }) => training), ...answer.gentle],
  addedDays: new Map(
    answer.items.flatMap(({ training, addedDay }): [number, string][] => (addedDay ? [[training.id, addedDay]] : [])),
  ),
})

/** What path and template send alike. */
const bodyOf = ({ name, note, items, gentle }: PathDraft) => ({
  name: name.trim(),
  note: note.trim(),
  trainings: items.map(({ id }) => id),
  doses: items.map(({ id, dose }) => ({ training: id, dose })),
  gentle,
})
export const newPathOf = (draft: PathDraft, version: number): NewPath => ({
  ...bodyOf(draft),
  painNote: draft.painNote.trim(),
  allowsPause: draft.allowsPause,
  version,
})
export const newTemplateOf = (draft: PathDraft, version?: number): NewPathTemplate => ({
  ...bodyOf(draft),
  ...(version !== undefined && { version }),
})

export const hasItem = ({ items }: PathDraft, id: number): boolean => items.some((item) => item.id === id)

/** Adds a program at the end, or removes it. */
export const withItem = (draft: PathDraft, id: number, isWanted: boolean): PathDraft => ({
  ...draft,
  items: !isWanted
    ? draft.items.filter((item) => item.id !== id)
    : hasItem(draft, id)
      ? draft.items
      : [...draft.items, { id, dose: null }],
})

export const withDose = (draft: PathDraft, id: number, dose: Dose | null): PathDraft => ({
  ...draft,
  items: draft.items.map((item) => (item.id === id ? { id, dose } : item)),
})

export const withGentle = (draft: PathDraft, id: number, isWanted: boolean): PathDraft => ({
  ...draft,
  gentle: isWanted
    ? [...draft.gentle.filter((other) => other !== id), id]
    : draft.gentle.filter((other) => other !== id),
})

/** The list with one element at another place. */
export function moved<Element>(list: readonly Element[], from: number, to: number): Element[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}
