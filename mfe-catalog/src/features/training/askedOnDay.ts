import type { Program } from '@kinora/contracts'
import { storedValue } from '@kinora/session'

/** The programs whose check-in was closed on one day. A value of another day is ignored. */
const stored = storedValue('person', 'asked', 1)

/** Whether the check-in was closed on that day (2026-11-21), so that it must not open by itself again. */
export const wasAskedOn = (day: string, { id }: Program): boolean => readAsked(day).includes(id)

export const rememberAsked = (day: string, { id }: Program): void =>
  stored.keep({ date: day, asked: [...new Set([...readAsked(day), id])] })

function readAsked(day: string): unknown[] {
  const { date, asked } = stored.read()
  return date === day && Array.isArray(asked) ? asked : []
}
