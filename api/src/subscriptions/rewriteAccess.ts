import type { Orm, Rows } from '../database/database.ts'
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
 * locks an order takes the order's lock first.
 */
export async function lockAccess(rows: Rows, userId: number): Promise<void> {
  await rows('select id from users where id = $1 for no key update', [userId])
}

/**
 * Derives the user's access anew from what they have paid for and the gifts that they have redeemed; rows that are right
 * stay. Needs `lockAccess`.
 */
export async function rewriteAccess(tx: Orm, rows: Rows, userId: number): Promise<void> {
  const wanted = foldAccess(
    await selectPaidTimes(rows, userId),
    await selectGiftTimes(rows, userId),
    await selectGivenTimes(rows, userId),
  )
  const known = await selectDerivedRows(rows, userId)
  const right = new Set(wanted.map(textOf))
  const there = new Set(known.map(textOf))
  const wrong = known.filter((row) => !right.has(textOf(row)))
  const missing = wanted.filter((row) => !there.has(textOf(row)))
  if (wrong.length > 0)
    await deleteDerivedRows(
      tx,
      userId,
      wrong.map(({ id }) => id),
    )
  if (missing.length > 0) await insertDerivedRows(tx, userId, missing)
}

const textOf = ({ source, name, startsAt, endsAt }: AccessRow) => [source, name, startsAt, endsAt].join(' ')
