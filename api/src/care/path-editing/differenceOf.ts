import type { PathChanges } from '@kinora/contracts'
import { isDeepStrictEqual } from 'node:util'
import type { PathCard } from '../../messages/index.ts'
import type { PathContent, PathItem } from '../path/pathTables.ts'

/** What a member sees of a change, with slugs. Programs are reordered if those that stay come in another order. */
export function differenceOf(before: PathContent, after: PathContent): PathChanges {
  const [then, now] = [bySlug(before.items), bySlug(after.items)]
  const stays = after.items.filter(({ program }) => then.has(program))
  return {
    added: slugsOf(after.items).filter((program) => !then.has(program)),
    removed: slugsOf(before.items).filter((program) => !now.has(program)),
    doses: slugsOf(stays.filter(({ program, dose }) => !isDeepStrictEqual(then.get(program)?.dose, dose))),
    isReordered: !isDeepStrictEqual(
      slugsOf(stays),
      slugsOf(before.items).filter((program) => now.has(program)),
    ),
    hasNewNote: before.note !== after.note || before.painNote !== after.painNote,
    hasNewGentleList: !isDeepStrictEqual(before.gentle, after.gentle),
  }
}

/** The card that tells of these changes; none if there is nothing to tell. */
export function cardOf(changes: PathChanges): PathCard | undefined {
  const { added, removed, doses, isReordered, hasNewNote, hasNewGentleList } = changes
  const count = added.length + removed.length + doses.length
  const isMore = doses.length > 0 || isReordered || hasNewNote || hasNewGentleList
  if (count === 0 && !isMore) return undefined
  const [program] = [...added, ...removed]
  if (program === undefined || count > 1 || isMore) return { type: 'PATH_CHANGED', changes }
  return { type: added.length > 0 ? 'ADD_VIDEO_TO_PATH' : 'REMOVE_VIDEO_FROM_PATH', program }
}

/** Whether saving would change nothing, also nothing that no card tells. */
export const isSame = (one: PathContent, other: PathContent): boolean =>
  isDeepStrictEqual(comparable(one), comparable(other))

const comparable = ({ items, ...rest }: PathContent) => ({
  ...rest,
  items: items.map(({ program, dose }) => ({ program, dose })),
})
const slugsOf = (items: PathItem[]) => items.map(({ program }) => program)
const bySlug = (items: PathItem[]) => new Map(items.map((item) => [item.program, item]))
