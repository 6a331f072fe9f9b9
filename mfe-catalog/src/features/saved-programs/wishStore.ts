import type { Program } from '@kinora/contracts'
import { isYoung, markNow } from '@kinora/i18n'
import { storedValue } from '@kinora/session'
import type { SavedList } from './savedProgramsApi.ts'

const HOUR_MS = 3_600_000

/** What a visitor wanted to save before signing in: the last program, in this tab, for an hour. */
const stored = storedValue('tab', 'wish', 1)

export const keepWish = (list: SavedList, { id }: Program): void => stored.keep({ list, program: id, at: markNow() })

/** Whether this program was wanted. Forgets it, so that it is saved once. */
export function takeWish(list: SavedList, { id }: Program): boolean {
  const wish = stored.read()
  if (wish['list'] !== list || wish['program'] !== id) return false
  stored.forget()
  return isYoung(Number(wish['at']), HOUR_MS)
}
