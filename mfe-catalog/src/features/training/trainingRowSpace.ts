import { msUntil } from '@kinora/i18n'
import { isSpaceReserved, reserveSpace } from '@kinora/ui'

/** The name by which the style sheet knows the space of the rows above the list. */
const SPACE = 'trainingRows'

/** What there is to show: a film that was begun, and what was done on the day that ends at `doneUntil` (ISO 8601). */
type Rows = { hasBegun: boolean; doneUntil?: string }

/** Reserves the space: half a year for started films, until the end of the day for done programs, else not at all. */
export const reserveTrainingRows = ({ hasBegun, doneUntil }: Rows): void =>
  reserveSpace(SPACE, hasBegun ? undefined : doneUntil ? msUntil(Date.parse(doneUntil)) : 0)

/** Reserves the space if none is reserved. */
export function expectTrainingRows(rows: Rows): void {
  if (!isSpaceReserved(SPACE)) reserveTrainingRows(rows)
}
