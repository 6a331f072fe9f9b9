import { REMINDER_SLOTS_MAX } from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { TimeZone } from './care.ts'
import { Weekday } from './plan.ts'
import { TimeOfDay } from './team.ts'

/** Reminders to train, as the member wants them (docs/contract.md, "Member"). */

const Instant = Type.String({ format: 'date-time' })
const only = { additionalProperties: false }

const settings = {
  /** In the member's time zone. */
  slots: Type.Array(Type.Object({ weekday: Weekday, time: TimeOfDay }, only), { maxItems: REMINDER_SLOTS_MAX }),
  byEmail: Type.Boolean(),
  /** A second mail on the same day if nothing has been done by then. */
  again: Type.Boolean(),
}

/**
 * `stoppedAt`: when they stopped because three in a row were followed by no training; saving the settings starts them
 * again. `calendarUrl`: the private link of the calendar feed, null until it is asked for.
 */
export const Reminders = Type.Object({
  ...settings,
  stoppedAt: Type.Union([Instant, Type.Null()]),
  calendarUrl: Type.Union([Type.String(), Type.Null()]),
})
export type Reminders = Static<typeof Reminders>

export const NewReminders = Type.Object(
  { data: Type.Object({ ...settings, timeZone: Type.Optional(TimeZone) }, only) },
  only,
)
export type RemindersChange = Static<typeof NewReminders>['data']

/** What a mail program posts (RFC 8058). */
export const OneClick = Type.Object({ 'List-Unsubscribe': Type.Optional(Type.Literal('One-Click')) }, only)
