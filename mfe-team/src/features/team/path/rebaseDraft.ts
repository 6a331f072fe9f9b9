import { changesBetween, isSameList } from './draftChanges.ts'
import type { PathDraft } from './pathDraft.ts'

/**
 * The specialist's draft on top of what somebody else saved meanwhile. `base` is what the draft began from. What the
 * specialist changed stays as they left it, all else is as it is saved now.
 */
export function rebaseDraft(base: PathDraft, mine: PathDraft, theirs: PathDraft): PathDraft {
  const changed = changesBetween(base, mine)
  const ids = mergedList(idsOf(base), idsOf(mine), idsOf(theirs))
  const doseOf = (id: number) => (changed.doses.includes(id) || !find(theirs, id) ? find(mine, id) : find(theirs, id))
  return {
    name: changed.isRenamed ? mine.name : theirs.name,
    note: changed.hasNewNote ? mine.note : theirs.note,
    painNote: changed.hasNewPainNote ? mine.painNote : theirs.painNote,
    allowsPause: changed.hasNewPause ? mine.allowsPause : theirs.allowsPause,
    items: ids.map((id) => ({ id, dose: doseOf(id)?.dose ?? null })),
    gentle: mergedList(base.gentle, mine.gentle, theirs.gentle),
  }
}

const idsOf = ({ items }: PathDraft) => items.map(({ id }) => id)
const find = ({ items }: PathDraft, id: number) => items.find((item) => item.id === id)

/** Their list without what I removed, and with what I added; in my order if I changed it. */
function mergedList(base: number[], mine: number[], theirs: number[]): number[] {
  const remaining = theirs.filter((id) => mine.includes(id) || !base.includes(id))
  const added = mine.filter((id) => !base.includes(id) && !theirs.includes(id))
  const common = (list: number[], other: number[]) => list.filter((id) => other.includes(id))
  if (isSameList(common(base, mine), common(mine, base))) return [...remaining, ...added]
  const inMyOrder = mine.filter((id) => remaining.includes(id) || added.includes(id))
  return [...inMyOrder, ...remaining.filter((id) => !mine.includes(id))]
}
