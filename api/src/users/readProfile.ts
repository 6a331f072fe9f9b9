import type { ProfileChange, RoleName } from '@kinora/contracts'
import { formProblem } from '../http/formProblems.ts'
import { readPerson } from '../identity/readPerson.ts'

const OTHERS_FIELD = { patient: 'description', specialist: 'specialistName' } as const

/**
 * Checks of a profile that a schema cannot express. Returns the columns to write; empty texts become null. @throws 400
 * for the first field that is wrong.
 */
export function readProfile(body: ProfileChange, role: RoleName) {
  const othersField = OTHERS_FIELD[role]
  if (body[othersField] !== undefined) throw formProblem(400, othersField, 'request.unknownParameter')
  const { specialistName, description, ...person } = readPerson(body)
  return { ...person, specialistName: specialistName || null, description: description || null }
}
