/** Moments in milliseconds since 1970; `endsAt` does not belong to it. */
export type Interval = { startsAt: number; endsAt: number }
export type AccessRow = Interval & { name: string; source: string }

/** A redeemed gift. From `revokedAt` on it gives nothing. */
export type GiftTime = { source: string; redeemedAt: number; months: number; revokedAt: number | null }

/** The name of gift time (docs/specification.md, section 3). */
const FREE = 'FREE'

/**
 * The access that somebody has, the earliest first, without overlaps. Paid times stay where they are; of two at the same
 * moment, the one that began earlier counts. Gifts follow one another, each from when it was redeemed on, in the gaps
 * that paid times leave: a gift waits while one of them lasts, and what is left of it resumes behind it.
 * @param manualTimes intervals that take their place too, and are not in the result
 */
export function foldAccess(paid: AccessRow[], gifts: GiftTime[], manualTimes: Interval[] = []): AccessRow[] {
  const rows: AccessRow[] = []
  const taken = () => [...manualTimes, ...rows]
  for (const { startsAt, endsAt, ...what } of inOrder(paid, ({ startsAt }) => startsAt))
    for (const gap of [...gapsIn(taken(), { startsAt, endsAt })]) rows.push({ ...gap, ...what })

  let behind = -Infinity
  for (const gift of inOrder(gifts, ({ redeemedAt }) => redeemedAt)) {
    const pieces = piecesOf(gift, taken(), Math.max(gift.redeemedAt, behind))
    for (const piece of pieces) rows.push({ ...piece, name: FREE, source: gift.source })
    behind = pieces.at(-1)?.endsAt ?? behind
  }
  return rows.toSorted((one, other) => one.startsAt - other.startsAt)
}

/** The source decides between equal moments, so that the result does not depend on the order of what is given. */
const inOrder = <Item extends { source: string }>(items: Item[], moment: (item: Item) => number): Item[] =>
  items.toSorted((one, other) => moment(one) - moment(other) || (one.source < other.source ? -1 : 1))

function piecesOf({ months, revokedAt }: GiftTime, taken: Interval[], from: number): Interval[] {
  const pieces: Interval[] = []
  let rest: number | undefined
  for (const { startsAt, endsAt: gapEndsAt } of gapsIn(taken, { startsAt: from, endsAt: revokedAt ?? Infinity })) {
    rest ??= addMonths(startsAt, months) - startsAt
    const endsAt = Math.min(gapEndsAt, startsAt + rest)
    pieces.push({ startsAt, endsAt })
    rest -= endsAt - startsAt
    if (rest === 0) break
  }
  return pieces
}

/** The parts of an interval that are not taken, the earliest first. */
function* gapsIn(taken: Interval[], { startsAt, endsAt }: Interval): Generator<Interval> {
  let cursor = startsAt
  for (const other of taken.toSorted((one, other) => one.startsAt - other.startsAt)) {
    const gapEndsAt = Math.min(other.startsAt, endsAt)
    if (cursor < gapEndsAt) yield { startsAt: cursor, endsAt: gapEndsAt }
    cursor = Math.max(cursor, other.endsAt)
  }
  if (cursor < endsAt) yield { startsAt: cursor, endsAt }
}

/** The same day and time so many months later, or the last day of a shorter month; in UTC. */
export function addMonths(moment: number, months: number): number {
  const date = new Date(moment)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}
