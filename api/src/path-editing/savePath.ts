import type { Orm } from '../database/database.ts'
import { recordMemberEvent } from '../events/index.ts'
import { isOpenCard, writeCard } from '../messages/index.ts'
import { type EditedPath, type PathContent, writeEdited } from '../path/index.ts'
import { cardOf, differenceOf, isSame } from './differenceOf.ts'

type Pair = { memberId: number; specialistId: number }

/**
 * Saves a path that was read after `lockMembers`, and tells the member by a card: an open one tells of everything since
 * the path before it, so that saving that path again is the undo (decision 031). A save that changes nothing is none.
 */
export async function savePath(tx: Orm, pair: Pair, path: EditedPath, after: PathContent): Promise<void> {
  if (isSame(path.content, after)) return
  const { beforeCard, cardId } = path
  const isOpen = beforeCard !== null && cardId !== null && (await isOpenCard(tx, pair, cardId))
  const before = isOpen ? beforeCard : path.content

  const card = cardOf(differenceOf(before, after))
  const written = await writeCard(tx, pair, card, isOpen ? cardId : undefined)
  await writeEdited(tx, pair.memberId, {
    before: path.content,
    after: withTimes(after, before),
    cardId: written ?? null,
    beforeCard: written === undefined ? null : before,
  })
  await recordMemberEvent(tx, pair.memberId, 'path.changed')
}

/** A program that comes back by the undo was never gone. */
function withTimes(after: PathContent, before: PathContent): PathContent {
  const times = new Map(before.items.map(({ program, addedAt }) => [program, addedAt]))
  const items = after.items.map((item) => ({ ...item, addedAt: item.addedAt ?? times.get(item.program) }))
  return { ...after, items: items.map(({ addedAt, ...item }) => (addedAt === undefined ? item : { ...item, addedAt })) }
}
