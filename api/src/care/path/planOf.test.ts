import type { Dose } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WEEK } from '../../../testing/care/week.ts'
import { addDays } from '../../platform/days/calendarDays.ts'
import { planOf } from './planOf.ts'
import type { FoundPlan, FoundProgram } from './planQueries.ts'

const FREE: Dose = { weekdays: null, daysPerWeek: null, perDayMax: null, text: null, until: null }
const [mon, tue, wed, thu, fri, sat, sun] = WEEK
const endsAt = new Date('2026-11-26T23:00:00Z')

function program(slug: string, dose: Dose | null, doneDays: string[] = [], addedDay = '2026-10-05'): FoundProgram {
  const training = { title: slug } as FoundProgram['training']
  return {
    slug,
    training,
    dose,
    addedAt: `${addedDay}T08:00:00.000Z`,
    addedDay,
    isDone: doneDays.length > 0,
    doneToday: 0,
    doneDays,
  }
}
const plan = (path: Partial<FoundPlan>, day: string) =>
  planOf(
    {
      id: 1,
      name: '',
      note: '',
      painNote: '',
      allowsPause: true,
      items: [],
      gentle: [],
      states: [],
      trainedDays: [...new Set([...(path.items ?? []), ...(path.gentle ?? [])].flatMap(({ doneDays }) => doneDays))],
      ...path,
    },
    { day, endsAt },
  )
const rhythm = (path: Partial<FoundPlan>, day: string) => plan(path, day).week.map(({ state }) => state)
const titles = (programs: { training: { title: string } }[]) => programs.map(({ training }) => training.title)
const onWeekdays = (...weekdays: number[]): Dose => ({ ...FREE, weekdays })

test('a day is done, partly done or rest by what was asked for on it', () => {
  const items = [program('a', onWeekdays(1, 2, 3, 4), [mon, tue]), program('b', onWeekdays(1, 2, 4), [mon])]
  assert.deepEqual(rhythm({ items }, thu), ['done', 'partly', 'rest', 'today', 'ahead', 'ahead', 'ahead'])
})

test('today is done once nothing is left, and rest if nothing was asked for', () => {
  const items = [program('a', onWeekdays(4), [thu])]
  assert.equal(rhythm({ items }, thu)[3], 'done')
  assert.equal(rhythm({ items: [program('a', onWeekdays(1))] }, thu)[3], 'rest')
})

test('a training on a day that asked for nothing is done, also of a program that is not on the path', () => {
  const path = { items: [program('a', onWeekdays(1), [mon])], trainedDays: [mon, wed] }
  assert.deepEqual(rhythm(path, thu).slice(0, 4), ['done', 'rest', 'done', 'rest'])
})

test('days on which nothing was done count as rest, never as missed', () => {
  const items = [program('a', onWeekdays(1, 2, 3, 4, 5, 6, 7))]
  assert.deepEqual(rhythm({ items }, sun), ['rest', 'rest', 'rest', 'rest', 'rest', 'rest', 'today'])
})

test('a program asks for nothing on the days before it was added', () => {
  const items = [program('a', onWeekdays(1, 2), [mon]), program('b', onWeekdays(1, 2), [], tue)]
  assert.deepEqual(rhythm({ items }, wed).slice(0, 2), ['done', 'rest'])
})

test('days of own choice are asked for as they come', () => {
  const items = [program('a', { ...FREE, daysPerWeek: 2 }, [mon])]
  assert.deepEqual(rhythm({ items }, wed).slice(0, 3), ['done', 'rest', 'rest'])
  assert.equal(rhythm({ items }, thu)[3], 'today')
})

test('on gentle days the gentle list is asked for, on paused days nothing', () => {
  const items = [program('a', onWeekdays(1, 2, 3, 4, 5), [mon])]
  const gentle = [program('soft', null, [tue])]
  const states = [
    { mode: 'gentle' as const, from: tue, until: tue },
    { mode: 'paused' as const, from: wed, until: thu },
  ]
  assert.deepEqual(rhythm({ items, gentle, states }, thu).slice(0, 4), ['done', 'done', 'rest', 'rest'])
})

test('days of a pause are told apart, those that have been and those ahead', () => {
  const states = [{ mode: 'paused' as const, from: wed, until: fri }]
  const { week } = plan({ items: [program('a', onWeekdays(1, 4, 5), [mon, thu])], states }, thu)
  assert.deepEqual(
    week.map(({ state, isPaused }) => `${state}${isPaused ? ', paused' : ''}`),
    ['done', 'rest', 'rest, paused', 'done, paused', 'ahead, paused', 'ahead', 'ahead'],
  )
})

test('programs of a new path share the days of the week, and what is not done waits within it', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => program(slug, { ...FREE, daysPerWeek: 1 }, [], wed))
  assert.deepEqual(titles(plan({ items }, wed).today), ['a'])
  assert.deepEqual(titles(plan({ items }, fri).today), ['a', 'b', 'c'])
  assert.deepEqual(
    plan({ items }, wed).items.map(({ nextDay }) => nextDay),
    [addDays(wed, 7), ...Array.from({ length: 6 }, (_, later) => addDays(thu, later))],
  )
})

test('in the gentle mode today is the gentle list, whenever the member likes', () => {
  const items = [program('a', onWeekdays(4, 5), [mon])]
  const gentle = [program('soft', null, [thu])]
  const states = [{ mode: 'gentle' as const, from: wed, until: fri }]
  const { today, items: all, state, allowed } = plan({ items, gentle, states }, thu)
  assert.deepEqual(titles(today), ['soft'])
  assert.deepEqual([today[0]?.isDue, today[0]?.dose, today[0]?.nextDay], [true, null, null])
  assert.deepEqual(state, { mode: 'gentle', until: fri })
  assert.deepEqual(allowed, { gentle: true, pause: true })
  assert.deepEqual([all[0]?.isDue, all[0]?.nextDay], [false, addDays(thu, 7)])
})

test('a pause asks for nothing until it has ended', () => {
  const items = [program('a', onWeekdays(4, 5, 6))]
  const states = [{ mode: 'paused' as const, from: thu, until: fri }]
  const { today, items: all, state } = plan({ items, states }, thu)
  assert.deepEqual([today, all[0]?.isDue, all[0]?.nextDay], [[], false, sat])
  assert.deepEqual(state, { mode: 'paused', until: fri })
  assert.equal(plan({ items, states }, sat).state.mode, 'normal')
})

test('a gentle list that the specialist has emptied leaves the path as it is', () => {
  const states = [{ mode: 'gentle' as const, from: wed, until: fri }]
  const { today, state } = plan({ items: [program('a', onWeekdays(4))], states }, thu)
  assert.deepEqual([titles(today), state], [['a'], { mode: 'normal' }])
})

test('what is done today stays due, and its next day is after today', () => {
  const items = [
    program('a', onWeekdays(1, 4), [mon, thu]),
    program('b', { ...FREE, daysPerWeek: 3 }, [addDays(mon, -1), tue]),
    program('c', null, [tue]),
  ]
  const [a, b, c] = plan({ items }, thu).items
  assert.deepEqual([a?.isDue, a?.lastDay, a?.daysDoneThisWeek, a?.nextDay], [true, thu, 2, addDays(mon, 7)])
  assert.deepEqual([b?.isDue, b?.lastDay, b?.daysDoneThisWeek, b?.nextDay], [false, tue, 1, fri])
  assert.deepEqual([c?.isDue, c?.nextDay], [false, null])
})

test('progress counts programs that were done at least once', () => {
  const items = [program('a', null, [mon]), program('b', null), program('c', null)]
  assert.deepEqual(plan({ items }, thu).progress, { done: 1, total: 3, percent: 33 })
  assert.deepEqual(plan({}, thu).progress, { done: 0, total: 0, percent: 0 })
})
