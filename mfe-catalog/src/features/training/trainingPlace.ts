import { isPlaceKept, keepPlace } from '@kinora/ui'
import { nextDay } from './ownDay.ts'

/** The place of the rows over the list, which its style sheet knows by this name. */
const PLACE = 'trainingRows'
const HALF_A_YEAR_MS = 183 * 86_400_000

/** Keeps it as long as there will be something in it: a film that was begun waits, what was done today is today's. */
export const keepTrainingPlace = ({ hasBegun, hasDone }: { hasBegun: boolean; hasDone: boolean }): void =>
  keepPlace(PLACE, hasBegun ? Date.now() + HALF_A_YEAR_MS : hasDone ? nextDay().getTime() : 0)

/** There is something from now on, if there was nothing. */
export function expectTrainingRows(news: { hasBegun: boolean; hasDone: boolean }): void {
  if (!isPlaceKept(PLACE)) keepTrainingPlace(news)
}
