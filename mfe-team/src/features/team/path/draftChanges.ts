import type { Dose } from '@kinora/contracts'
import type { PathDraft } from './pathDraft.ts'

/** What differs between two states of a path; programs by their ids. */
export type DraftChanges = {
  added: number[]
  removed: number[]
  doses: number[]
  isReordered: boolean
  isRenamed: boolean
  hasNewNote: boolean
  hasNewPainNote: boolean
  hasNewGentleList: boolean
  hasNewPause: boolean
}

export function changesBetween(from: PathDraft, to: PathDraft): DraftChanges {
  const [before, after] = [idsOf(from), idsOf(to)]
  const doseBefore = new Map(from.items.map(({ id, dose }) => [id, dose]))
  return {
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
    doses: to.items
      .filter(({ id, dose }) => doseBefore.has(id) && !isSameDose(doseBefore.get(id) ?? null, dose))
      .map(({ id }) => id),
    isReordered: !isSameList(
      before.filter((id) => after.includes(id)),
      after.filter((id) => before.includes(id)),
    ),
    isRenamed: from.name.trim() !== to.name.trim(),
    hasNewNote: from.note.trim() !== to.note.trim(),
    hasNewPainNote: from.painNote.trim() !== to.painNote.trim(),
    hasNewGentleList: !isSameList(from.gentle, to.gentle),
    hasNewPause: from.allowsPause !== to.allowsPause,
  }
}

/** How many things a specialist changed. */
export function changeCount(from: PathDraft, to: PathDraft): number {
  const { added, removed, doses, ...yesOrNo } = changesBetween(from, to)
  return added.length + removed.length + doses.length + Object.values(yesOrNo).filter(Boolean).length
}

const idsOf = ({ items }: PathDraft) => items.map(({ id }) => id)

export const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])

/** The days of a dose are a set; a dose in which nothing is asked for is none. */
function isSameDose(one: Dose | null, other: Dose | null): boolean {
  const parts = (dose: Dose | null) => [
    dose?.weekdays ? [...dose.weekdays].sort().join() : null,
    dose?.daysPerWeek ?? null,
    dose?.perDayMax ?? null,
    dose?.text ?? null,
    dose?.until ?? null,
  ]
  const [before, after] = [parts(one), parts(other)]
  return before.every((part, index) => part === after[index])
}
