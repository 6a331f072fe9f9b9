import type { Plan, PlannedProgram, PlanState, RhythmDay } from '@kinora/contracts'
import { DAILY_MAXIMUM } from '@kinora/limits'
import { addDays, mondayOf } from '../days/index.ts'
import { isDueOn, nextDueDay } from './dueDays.ts'
import { percentOf } from './percentOf.ts'
import type { FoundPlan, FoundProgram } from './planQueries.ts'

/** The plan that a member's path makes for their day. */
export function planOf(found: FoundPlan, { day, endsAt }: { day: string; endsAt: Date }): Plan {
  const { id, name, note, allowsPause, items, gentle } = found
  const state = stateOn(found, day)
  const due = new Set(dueOn(found, day).map(({ slug }) => slug))
  const planned = items.map((item) => plannedProgram(item, { day, state, isDue: due.has(item.slug) }))
  const done = planned.filter(({ isDone }) => isDone).length
  return {
    day,
    endsAt: endsAt.toISOString(),
    dailyMaximum: DAILY_MAXIMUM,
    id,
    name,
    note,
    state,
    allowed: { gentle: gentle.length > 0, pause: allowsPause },
    today:
      state.mode === 'gentle'
        ? gentle.map((item) => plannedProgram(item, { day, state, isDue: true }))
        : planned.filter(({ isDue }) => isDue),
    items: planned,
    gentle: gentle.map(({ training }) => training),
    progress: { done, total: planned.length, percent: percentOf(done, planned.length) },
    week: Array.from({ length: 7 }, (_, count) => rhythmOf(found, addDays(mondayOf(day), count), day)),
  }
}

/** A gentle state has no effect while the gentle list is empty. */
function stateOn({ states, gentle }: FoundPlan, day: string): PlanState {
  const state = states.findLast(({ from, until }) => from <= day && day <= until)
  if (!state || (state.mode === 'gentle' && gentle.length === 0)) return { mode: 'normal' }
  return { mode: state.mode, until: state.until }
}

/** What the plan asks for on a day of this week, today or before. */
function dueOn(found: FoundPlan, day: string): FoundProgram[] {
  const { mode } = stateOn(found, day)
  if (mode === 'paused') return []
  return mode === 'gentle' ? found.gentle : found.items.filter(({ dose, doneDays }) => isDueOn(dose, day, doneDays))
}

type Today = { day: string; state: PlanState; isDue: boolean }

function plannedProgram(found: FoundProgram, { day, state, isDue }: Today): PlannedProgram {
  const { training, dose, addedAt, isDone, doneToday, doneDays } = found
  // What is due today counts as done today, and before a state ends nothing else is due.
  const assumed = isDue && doneDays.at(-1) !== day ? [...doneDays, day] : doneDays
  return {
    training,
    dose,
    addedAt,
    isDone,
    isDue,
    doneToday,
    daysDoneThisWeek: doneDays.filter((done) => done >= mondayOf(day)).length,
    lastDay: doneDays.at(-1) ?? null,
    nextDay: nextDueDay(dose, state.mode === 'normal' ? day : state.until, assumed),
  }
}

function rhythmOf(found: FoundPlan, day: string, today: string): RhythmDay {
  if (day > today) return { day, state: 'ahead' }
  const left = dueOn(found, day).filter(
    ({ addedDay, doneDays }) => (day === today || addedDay <= day) && !doneDays.includes(day),
  )
  if (left.length > 0 && day === today) return { day, state: 'today' }
  if (!found.trainedDays.includes(day)) return { day, state: 'rest' }
  return { day, state: left.length === 0 ? 'done' : 'partly' }
}
