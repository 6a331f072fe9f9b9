import type { Plan, PlannedProgram, PlanState, RhythmDay } from '@kinora/contracts'
import { DAILY_MAXIMUM } from '@kinora/limits'
import { addDays, mondayOf } from '../../platform/index.ts'
import { type DueItem, nextDueDay } from './days/dueDays.ts'
import { type DuePath, dueOn, duePath, stateOn } from './days/duePrograms.ts'
import { percentOf } from './percentOf.ts'
import type { FoundPlan, FoundProgram } from './planQueries.ts'

/** The plan that a member's path makes for their day. */
export function planOf(found: FoundPlan, { day, endsAt }: { day: string; endsAt: Date }): Plan {
  const { id, name, note, noteAt, painNote, allowsPause, gentle } = found
  const path = duePath(found, day)
  const state = stateOn(path, day)
  const due = new Set(dueOn(path, day).map(({ slug }) => slug))
  const planned = path.items.map((item) =>
    plannedProgram(item, { day, isDue: due.has(item.slug), nextDay: nextDayOf(item, { day, state, due }) }),
  )
  const done = planned.filter(({ isDone }) => isDone).length
  return {
    day,
    endsAt: endsAt.toISOString(),
    dailyMaximum: DAILY_MAXIMUM,
    id,
    name,
    note,
    ...(note && noteAt && { noteAt }),
    painNote,
    state,
    allowed: { gentle: gentle.length > 0, pause: allowsPause },
    today:
      state.mode === 'gentle'
        ? gentle.map((item) => plannedProgram(item, { day, isDue: true, nextDay: null }))
        : planned.filter(({ isDue }) => isDue),
    items: planned,
    gentle: gentle.map(({ training }) => training),
    progress: { done, total: planned.length, percent: percentOf(done, planned.length) },
    week: Array.from({ length: 7 }, (_, count) =>
      rhythmOf(path, addDays(mondayOf(day), count), { today: day, trainedDays: found.trainedDays }),
    ),
  }
}

type OnDay = { day: string; state: PlanState; due: Set<string> }

/** What is due today counts as done today, and before a state ends nothing else is due. */
function nextDayOf(item: FoundProgram & DueItem, { day, state, due }: OnDay): string | null {
  const assumed = due.has(item.slug) && item.doneDays.at(-1) !== day ? [...item.doneDays, day] : item.doneDays
  return nextDueDay({ ...item, doneDays: assumed }, state.mode === 'normal' ? day : state.until)
}

type Today = { day: string; isDue: boolean; nextDay: string | null }

function plannedProgram(program: FoundProgram, { day, isDue, nextDay }: Today): PlannedProgram {
  const { training, dose, addedAt, isDone, doneToday, doneDays } = program
  return {
    training,
    dose,
    addedAt,
    isDone,
    isDue,
    doneToday,
    daysDoneThisWeek: doneDays.filter((done) => done >= mondayOf(day)).length,
    lastDay: doneDays.at(-1) ?? null,
    nextDay,
  }
}

type Week = { today: string; trainedDays: string[] }

function rhythmOf(path: DuePath<FoundProgram>, day: string, { today, trainedDays }: Week): RhythmDay {
  const isPaused = stateOn(path, day).mode === 'paused'
  if (day > today) return { day, state: 'ahead', isPaused }
  const left = dueOn(path, day).filter(({ addedDay, doneDays }) => addedDay <= day && !doneDays.includes(day))
  if (left.length > 0 && day === today) return { day, state: 'today', isPaused }
  if (!trainedDays.includes(day)) return { day, state: 'rest', isPaused }
  return { day, state: left.length === 0 ? 'done' : 'partly', isPaused }
}
