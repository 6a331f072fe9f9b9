import type { Program } from '@kinora/contracts'
import { storedValue } from '@kinora/session'

/** After which programs somebody was asked how they feel, on one day. Of another day it counts as nothing. */
const stored = storedValue('person', 'asked', 1)

/** Whether the question was closed on that day (2026-11-21), so that it does not come back by itself. */
export const wasAskedOn = (day: string, { id }: Program): boolean => readAsked(day).includes(id)

export const rememberAsked = (day: string, { id }: Program): void =>
  stored.keep({ date: day, asked: [...new Set([...readAsked(day), id])] })

function readAsked(day: string): unknown[] {
  const { date, asked } = stored.read()
  return date === day && Array.isArray(asked) ? asked : []
}
