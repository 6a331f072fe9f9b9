import type { Registration } from '@kinora/contracts'
import { formProblem, requireSamePasswords } from '../http/formProblems.ts'
import { normalizeEmail } from '../identity/normalizeEmail.ts'
import { readPerson } from '../identity/readPerson.ts'

/**
 * Checks of a registration that a schema cannot express (docs/specification.md, section 5); normalizes the e-mail.
 * @throws 400 for the first field that is wrong.
 */
export function readRegistration(body: Registration) {
  requireSamePasswords(body)
  const { password, passwordConfirmation: _, consents, callbackUrl, ...fields } = body
  const email = normalizeEmail(fields.email)
  if (!email) throw formProblem(400, 'email', 'form.error.email.format')
  return { password, consents, callbackUrl, person: { ...readPerson(fields), email } }
}
