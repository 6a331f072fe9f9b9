import type { Program } from '@kinora/contracts'
import { ownDate } from './ownDay.ts'

/** Who was asked today how they feel, and after what: `user:program`. Of another day it counts as nothing. */
const KEY = 'kinora.asked'
const VERSION = 1

const nameOf = (userId: number, { id }: Program) => `${userId}:${id}`

/** Whether the question was closed today, so that it does not come back by itself. */
export const wasAskedToday = (userId: number, program: Program): boolean => readAsked().includes(nameOf(userId, program))

/** Forgetting is no failure: a full or forbidden storage is left alone. */
export function rememberAsked(userId: number, program: Program): void {
  const asked = [...new Set([...readAsked(), nameOf(userId, program)])]
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, date: ownDate(), asked }))
  } catch {
    return
  }
}

function readAsked(): string[] {
  try {
    const { version, date, asked } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    return version === VERSION && date === ownDate() && Array.isArray(asked) ? asked.map(String) : []
  } catch {
    return []
  }
}
