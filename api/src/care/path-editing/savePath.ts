import type { Queryable } from '../../platform/index.ts'
import { lockOpenCard, recordMemberEvent, writeCard } from '../../messages/index.ts'
import { type EditedPath, writeEdited } from '../path/editedPathQueries.ts'
import type { PathContent } from '../path/pathTables.ts'
import { cardOf, differenceOf, isSame } from './differenceOf.ts'

type Pair = { memberId: number; specialistId: number }

/**
 * Saves a path that was read after `lockMembers`, and tells the member by a card. A card that is still open is written
 * anew, with everything that has changed since the path before it: saving that path again is the undo, and removes the card
 * (decision 031). A path that has not changed is not written.
 */
export async function savePath(tx: Queryable, pair: Pair, path: EditedPath, after: PathContent): Promise<void> {
  if (isSame(path.content, after)) return
  const { beforeCard, cardId } = path
  const isOpen = beforeCard !== null && cardId !== null && (await lockOpenCard(tx, pair, cardId))
  const cardBase = isOpen ? beforeCard : path.content

  const card = cardOf(differenceOf(cardBase, after))
  const written = await writeCard(tx, pair, card, isOpen ? cardId : undefined)
  await writeEdited(tx, pair.memberId, {
    before: path.content,
    after: withTimes(after, cardBase),
    cardId: written ?? null,
    beforeCard: written === undefined ? null : cardBase,
  })
  await recordMemberEvent(tx, pair.memberId, 'path.changed')
}

/** A program that the undo brings back keeps the time at which it was added. */
function withTimes(after: PathContent, before: PathContent): PathContent {
  const times = new Map(before.items.map(({ program, addedAt }) => [program, addedAt]))
  const items = after.items.map((item) => ({ ...item, addedAt: item.addedAt ?? times.get(item.program) }))
  return { ...after, items: items.map(({ addedAt, ...item }) => (addedAt === undefined ? item : { ...item, addedAt })) }
}
