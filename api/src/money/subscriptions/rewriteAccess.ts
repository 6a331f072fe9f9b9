import { recordMemberEvent } from '../../messages/index.ts'
import type { Queryable } from '../../platform/index.ts'
import {
  deleteDerivedRows,
  insertDerivedRows,
  selectDerivedRows,
  selectGiftTimes,
  selectGivenTimes,
  selectPaidTimes,
} from './accessQueries.ts'
import { type AccessRow, foldAccess } from './foldAccess.ts'

/**
 * Lets nobody else change this user's access, or what it is derived from, until the transaction ends. Whoever also
 * locks an order takes the order's lock first. False if the account was deleted.
 */
export async function lockAccess(tx: Queryable, userId: number): Promise<boolean> {
  const locked = await tx.rows('select id from users where id = $userId for no key update', { userId })
  return locked.length > 0
}

/**
 * Derives the user's access anew from what they have paid for and the gifts that they have redeemed; rows that are right
 * stay. Tells the user and their specialist of a change. Needs `lockAccess`.
 */
export async function rewriteAccess(tx: Queryable, userId: number): Promise<void> {
  const foldedRows = foldAccess(
    await selectPaidTimes(tx, userId),
    await selectGiftTimes(tx, userId),
    await selectGivenTimes(tx, userId),
  )
  const storedRows = await selectDerivedRows(tx, userId)
  const right = new Set(foldedRows.map(textOf))
  const there = new Set(storedRows.map(textOf))
  const wrong = storedRows.filter((row) => !right.has(textOf(row)))
  const missing = foldedRows.filter((row) => !there.has(textOf(row)))
  if (wrong.length > 0)
    await deleteDerivedRows(
      tx,
      userId,
      wrong.map(({ id }) => id),
    )
  if (missing.length > 0) await insertDerivedRows(tx, userId, missing)
  if (wrong.length + missing.length > 0) await recordMemberEvent(tx, userId, 'access.changed')
}

const textOf = ({ source, name, startsAt, endsAt }: AccessRow) => [source, name, startsAt, endsAt].join(' ')
