import type { ProfileChange, RoleName } from '@kinora/contracts'
import { formProblem } from '../http/formProblems.ts'
import { readPerson } from '../identity/readPerson.ts'

const OTHERS_FIELD = { patient: 'description', specialist: 'specialistName' } as const

/**
 * What a schema cannot say of a profile, ready to be written: empty texts are none. @throws 400 for the first field
 * that is wrong.
 */
export function readProfile(body: ProfileChange, role: RoleName) {
  const othersField = OTHERS_FIELD[role]
  if (body[othersField] !== undefined) throw formProblem(400, othersField, 'request.unknownParameter')
  const { specialistName, description, ...person } = readPerson(body)
  return { ...person, specialistName: specialistName || null, description: description || null }
}
