import type { ExerciseChange, ExerciseDay, MemberExercise, MemberExercises } from '@kinora/contracts'
import { isDeepStrictEqual } from 'node:util'
import { type AskedItem, isAskedOn, spreadOf } from '../path/days/askedDays.ts'
import { addDays, mondayOf } from '../../platform/index.ts'
import type { AskedSpan, FoundExercise, selectExercises } from './exerciseQueries.ts'

type Found = Awaited<ReturnType<typeof selectExercises>>
type Asked = (span: AskedSpan, day: string) => boolean

/** What was done of what was asked for, on each day from `from` to `to`, which is today. */
export function exercisesOf({ states, pain, programs }: Found, from: string, to: string): MemberExercises {
  const days = daysOf(from, to)
  const stateOn = (day: string) => states.findLast((state) => state.from <= day && day <= state.until)?.mode
  const spread = weekdaysOf(programs)
  const isAsked: Asked = (span, day) =>
    stateOn(day) === undefined && isAskedOn({ ...itemOf(span), ...spread.get(span) }, day)
  return {
    from,
    to,
    states: days.flatMap((day) => {
      const state = stateOn(day)
      return state ? [{ day, state }] : []
    }),
    pain,
    programs: programs.map((program) => exerciseOf(program, days, isAsked)),
  }
}

const itemOf = ({ dose, addedDay }: AskedSpan): AskedItem => ({ dose, addedDay, removedDay: null })

/** The weekdays on which today's path asks for its programs; doses of before are spread by themselves. */
function weekdaysOf(programs: FoundExercise[]): Map<AskedSpan, Pick<AskedItem, 'weekdays'>> {
  const spans = programs.filter(({ isOnPath }) => isOnPath).flatMap(({ spans }) => spans.slice(-1))
  const spread = spreadOf(spans.map(itemOf))
  return new Map(spans.map((span, index) => [span, { weekdays: spread[index]?.weekdays ?? [] }]))
}

function exerciseOf(program: FoundExercise, days: string[], isAsked: Asked): MemberExercise {
  const { training, isOnPath, spans } = program
  const told = days.map((day): ExerciseDay => {
    const span = spanOn(spans, day)
    return { ...factsOn(program, day), isAsked: span !== undefined && isAsked(span, day) }
  })
  moveWithinWeeks(told, spans)
  // The day is not over.
  const today = told.at(-1)
  if (today?.done === 0) today.isAsked = false
  const asked = told.filter((day) => day.isAsked)
  return {
    training,
    isOnPath,
    dose: (isOnPath && spans.at(-1)?.dose) || null,
    changes: changesOf(spans, days),
    days: told.filter(hasSomething),
    asked: asked.length,
    done: asked.filter(({ done }) => done > 0).length,
  }
}

/** On a day with a change, what the path asked for after it. */
const spanOn = (spans: AskedSpan[], day: string): AskedSpan | undefined =>
  spans.findLast(({ fromDay, untilDay }) => fromDay <= day && (untilDay === null || day < untilDay))

function factsOn({ done, told, felt, begunDay }: FoundExercise, day: string): Omit<ExerciseDay, 'isAsked'> {
  const times = done.find((one) => one.day === day)?.times ?? 0
  const { painBefore = null, painAfter = null, effort = null, note = null } = told.find((one) => one.day === day) ?? {}
  const feeling = felt.find((one) => one.day === day)?.feeling ?? null
  return { day, done: times, isPartly: times === 0 && begunDay === day, painBefore, painAfter, effort, feeling, note }
}

/** Of `daysPerWeek` a training counts on whichever day of the week it was done. */
function moveWithinWeeks(days: ExerciseDay[], spans: AskedSpan[]): void {
  for (const extra of days.filter(({ done, isAsked }) => done > 0 && !isAsked)) {
    const monday = mondayOf(extra.day)
    const missed = days.find(
      ({ day, done, isAsked }) =>
        isAsked && done === 0 && mondayOf(day) === monday && !spanOn(spans, day)?.dose?.weekdays,
    )
    if (!missed) continue
    missed.isAsked = false
    extra.isAsked = true
  }
}

function changesOf(spans: AskedSpan[], days: string[]): ExerciseChange[] {
  return days.flatMap((day): ExerciseChange[] => {
    const [before, now] = [spanOn(spans, addDays(day, -1)), spanOn(spans, day)]
    if (!before) return now ? [{ day, kind: 'added', before: null }] : []
    if (!now) return [{ day, kind: 'removed', before: before.dose }]
    return isDeepStrictEqual(before.dose, now.dose) ? [] : [{ day, kind: 'dose', before: before.dose }]
  })
}

const hasSomething = ({ isAsked, done, isPartly, painBefore, painAfter, effort, feeling, note }: ExerciseDay) =>
  isAsked || isPartly || done > 0 || [painBefore, painAfter, effort, feeling, note].some((told) => told !== null)

function daysOf(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
