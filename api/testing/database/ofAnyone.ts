import { acrossOwners } from '../../src/platform/database/requireOwner.ts'

/** Exempts a test's SQL from `requireOwner`, to reach rows of any owner. */
export const ofAnyone = (text: string) => `${text} -- ${acrossOwners('tests read all rows')}`
