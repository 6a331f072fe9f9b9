import type { Dose, Program } from '@kinora/contracts'
import { addDays, daysBetween, mondayOf } from '@kinora/i18n'
import { spreadWeek } from '@kinora/limits'
import type { PathDraft } from '../pathDraft.ts'
import type { Editing } from '../useDraft.ts'

const WEEK = 7

/** ISO 8601: 1 is Monday. */
const weekdayOf = (day: string) => daysBetween(mondayOf(day), day) + 1

/** On which weekdays the path asks for each program, as the API spreads them; none for those without days. */
export function weekdaysOf(
  items: PathDraft['items'],
  addedDays: Editing['addedDays'],
  today: string,
): ReadonlyMap<number, number[]> {
  const weekdays = spreadWeek(items.map(({ id, dose }) => ({ dose, addedOn: weekdayOf(addedDays.get(id) ?? today) })))
  return new Map(items.map(({ id }, index) => [id, weekdays[index] ?? []]))
}

type DraftDay = { day: string; programs: Program[]; seconds: number }

/** The seven days from today as the draft makes them, whatever was done. */
export function draftWeek(
  { draft: { items }, programs, addedDays }: Pick<Editing, 'draft' | 'programs' | 'addedDays'>,
  today: string,
): DraftDay[] {
  const weekdays = weekdaysOf(items, addedDays, today)
  return Array.from({ length: WEEK }, (_, ahead) => {
    const day = addDays(today, ahead)
    const asks = (id: number, dose: Dose | null) =>
      weekdays.get(id)?.includes(weekdayOf(day)) && (dose?.until ?? day) >= day
    const asked = items.flatMap(({ id, dose }) => (asks(id, dose) ? (programs.get(id) ?? []) : []))
    return { day, programs: asked, seconds: asked.reduce((sum, { duration }) => sum + duration, 0) }
  })
}
