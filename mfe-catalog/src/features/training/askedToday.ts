import type { Program } from '@kinora/contracts'
import { keptValue } from '@kinora/session'
import { ownDate } from './ownDay.ts'

/** After which programs somebody was asked today how they feel. Of another day it counts as nothing. */
const kept = keptValue('person', 'asked', 1)

/** Whether the question was closed today, so that it does not come back by itself. */
export const wasAskedToday = ({ id }: Program): boolean => readAsked().includes(id)

export const rememberAsked = ({ id }: Program): void => kept.keep({ date: ownDate(), asked: [...new Set([...readAsked(), id])] })

function readAsked(): unknown[] {
  const { date, asked } = kept.read()
  return date === ownDate() && Array.isArray(asked) ? asked : []
}
