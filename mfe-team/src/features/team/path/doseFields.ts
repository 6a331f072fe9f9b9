import type { Dose } from '@kinora/contracts'
import { today } from '@kinora/i18n'

export const HOW_OFTEN = ['weekdays', 'daysPerWeek', 'free'] as const
export type HowOften = (typeof HOW_OFTEN)[number]

/** A dose as a form has it: what is not chosen keeps its value until the dialog is closed. */
export type DoseFields = {
  howOften: HowOften
  weekdays: number[]
  daysPerWeek: number
  perDayMax: number | null
  text: string
  until: string
}

const USUAL_DAYS = 3

export const fieldsOf = (dose: Dose | null): DoseFields => ({
  howOften: dose?.weekdays ? 'weekdays' : dose?.daysPerWeek ? 'daysPerWeek' : 'free',
  weekdays: [...(dose?.weekdays ?? [])],
  daysPerWeek: dose?.daysPerWeek ?? USUAL_DAYS,
  perDayMax: dose?.perDayMax ?? null,
  text: dose?.text ?? '',
  until: dose?.until ?? '',
})

/** Null if nothing is asked for. */
export function doseOf({ howOften, weekdays, daysPerWeek, perDayMax, text, until }: DoseFields): Dose | null {
  const dose = {
    weekdays: howOften === 'weekdays' && weekdays.length > 0 ? weekdays : null,
    daysPerWeek: howOften === 'daysPerWeek' ? daysPerWeek : null,
    perDayMax,
    text: text.trim() || null,
    until: until || null,
  }
  return Object.values(dose).every((value) => value === null) ? null : dose
}

/** What is wrong with which field. A last day that has passed may stay, but not be chosen. */
export function doseProblems({ howOften, weekdays, until }: DoseFields, before: Dose | null) {
  const isNew = until !== '' && until !== before?.until
  return {
    ...(howOften === 'weekdays' && weekdays.length === 0 && { weekdays: 'noWeekday' }),
    ...(isNew && until < today() && { until: 'past' }),
  }
}
