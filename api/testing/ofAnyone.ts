import { acrossOwners } from '../src/database/requireOwner.ts'

/** SQL with which a test reaches rows of whomever. */
export const ofAnyone = (text: string) => `${text} -- ${acrossOwners('a test sees all')}`
