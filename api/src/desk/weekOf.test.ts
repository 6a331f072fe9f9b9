import type { Dose } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_DOSE } from '../../testing/care/trainedMembers.ts'
import { weekOf, type WeekItem } from './weekOf.ts'

/** A Sunday. */
const day = '2026-11-22'
const item = (dose: Partial<Dose> | null, doneDays: string[], change: Partial<WeekItem> = {}): WeekItem => ({
  dose: dose && { ...NO_DOSE, ...dose },
  addedDay: '2026-10-01',
  fromDay: '2026-10-01',
  untilDay: null,
  doneDays,
  ...change,
})
const DAILY = { weekdays: [1, 2, 3, 4, 5, 6, 7] as Dose['weekdays'] }
const of = (items: WeekItem[], states: Parameters<typeof weekOf>[1]['states'] = []) => weekOf(items, { day, states })

test('of seven days those count that the path asked for; today only once it is done', () => {
  assert.deepEqual(of([item(DAILY, ['2026-11-16', '2026-11-20'])]), { done: 2, asked: 6 })
  assert.deepEqual(of([item(DAILY, ['2026-11-16', '2026-11-22'])]), { done: 2, asked: 7 })
  assert.deepEqual(of([item({ weekdays: [1, 3] }, ['2026-11-16', '2026-11-17'])]), { done: 1, asked: 2 })
})

test('days of choice count whenever they were, and no program makes up for another', () => {
  const twice = item({ daysPerWeek: 2 }, ['2026-11-19', '2026-11-20', '2026-11-21'])
  assert.deepEqual(of([twice, item({ weekdays: [2] }, [])]), { done: 2, asked: 3 })
  assert.deepEqual(of([item(null, ['2026-11-19'])]), { done: 0, asked: 0 })
})

test('pauses and gentle days ask for nothing', () => {
  const states = [
    { mode: 'paused', from: '2026-11-10', until: '2026-11-17' },
    { mode: 'gentle', from: '2026-11-20', until: '2026-11-20' },
  ] as const
  assert.deepEqual(of([item(DAILY, ['2026-11-16', '2026-11-18'])], [...states]), { done: 1, asked: 3 })
})

test('before it changed, or after it was removed, a program asks for what it did then', () => {
  const before = item(DAILY, ['2026-11-16', '2026-11-17'], { untilDay: '2026-11-18' })
  const now = item({ weekdays: [6] }, ['2026-11-16', '2026-11-17'], { fromDay: '2026-11-18' })
  assert.deepEqual(of([before, now]), { done: 2, asked: 3 })
  assert.deepEqual(of([before]), { done: 2, asked: 2 })
})
