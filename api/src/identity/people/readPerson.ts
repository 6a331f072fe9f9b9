import type { Address } from '@kinora/contracts'
import { formProblem } from '../../platform/index.ts'
import { isCountry, readPhone } from './readPhone.ts'

type Person = { country: string; phoneNumber: string; address: Address }

/** Must not be blank if they are present. */
const NEEDED = ['firstName', 'lastName', 'registrationNumber']

/**
 * Checks of a person's fields that a schema cannot express (docs/specification.md, section 5). Returns them with texts
 * trimmed and the phone number in E.164. @throws 400 for the first field that is wrong.
 */
export function readPerson<Fields extends Person>(person: Fields): Fields {
  if (!isCountry(person.country)) throw formProblem(400, 'country', 'form.error.country.required')
  const phoneNumber = readPhone(person.phoneNumber, person.country)
  if (!phoneNumber) throw formProblem(400, 'phoneNumber', 'form.error.phoneNumber.format')

  const { streetAddress2, ...address } = trimmed(person.address)
  requireWords('address', address)
  const texts = trimmed(person)
  requireWords('', texts, NEEDED)
  return { ...texts, phoneNumber, address: { ...address, ...(streetAddress2 && { streetAddress2 }) } }
}

const trimmed = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as Fields

/** `fields` are trimmed: a text of spaces alone counts as missing. */
function requireWords(group: string, fields: object, names = Object.keys(fields)) {
  const empty = names.find((name) => (fields as Record<string, unknown>)[name] === '')
  if (empty) throw formProblem(400, group ? `${group}[${empty}]` : empty, `form.error.${empty}.required`)
}
