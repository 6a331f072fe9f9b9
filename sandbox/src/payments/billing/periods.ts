import type { Price } from '../provider/stored.ts'

const DAY_S = 86_400

type Interval = Pick<NonNullable<Price['recurring']>, 'interval' | 'interval_count'>

/** The moment so many intervals of the price after an anchor; the 31st becomes the last day of a shorter month. */
export function intervalsAfter(anchor: number, recurring: Interval, count: number): number {
  const steps = recurring.interval_count * count
  if (recurring.interval === 'day') return anchor + steps * DAY_S
  if (recurring.interval === 'week') return anchor + steps * 7 * DAY_S
  const date = new Date(anchor * 1000)
  const months = recurring.interval === 'year' ? steps * 12 : steps
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return Math.floor(date.getTime() / 1000)
}

/** The end of the period that begins at `start`, counted from the anchor, so that no day of the month is lost. */
export function periodEnd(anchor: number, recurring: NonNullable<Price['recurring']>, start: number): number {
  let count = 1
  while (intervalsAfter(anchor, recurring, count) <= start) count += 1
  return intervalsAfter(anchor, recurring, count)
}

/** A price that is charged again and again. */
export function recurringOf(price: Price): NonNullable<Price['recurring']> {
  if (!price.recurring) throw new Error(`${price.id} is not recurring`)
  return price.recurring
}
