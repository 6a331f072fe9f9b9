import type { ProfileChange, RoleName } from '@kinora/contracts'
import { formProblem } from '../../platform/index.ts'
import { readPerson } from '../../identity/index.ts'

const OTHERS_FIELDS = {
  patient: ['description', 'officeHours', 'awayUntil'],
  specialist: ['specialistName'],
} as const

/**
 * Checks of a profile that a schema cannot express. Returns the columns to write; empty texts become null. @throws 400
 * for the first field that is wrong.
 */
export function readProfile(body: ProfileChange, role: RoleName) {
  const foreign = OTHERS_FIELDS[role].find((field) => body[field] !== undefined)
  if (foreign) throw formProblem(400, foreign, 'request.unknownParameter')
  const { specialistName, description, officeHours = [], awayUntil = null, ...person } = readPerson(body)
  const days = officeHours.map(({ weekday }) => weekday)
  if (new Set(days).size < days.length || officeHours.some(({ from, to }) => from >= to))
    throw formProblem(400, 'officeHours', 'form.error.officeHours.format')
  return {
    ...person,
    specialistName: specialistName || null,
    description: description || null,
    officeHours,
    awayUntil,
  }
}
