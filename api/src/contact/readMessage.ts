import type { ContactMessage } from '@kinora/contracts'
import { formProblem } from '../http/formProblems.ts'
import { normalizeEmail } from '../identity/normalizeEmail.ts'

/** Trims, and replaces control characters except line feeds. */
const clean = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim()

/**
 * Checks what a schema cannot: texts are not blank and the e-mail is valid. Puts the name on one line.
 * @throws 400 for the first field that is wrong.
 */
export function readMessage({ name, email, topic, message }: ContactMessage) {
  const texts = { name: clean(name).replace(/\s+/g, ' '), message: clean(message) }
  for (const [field, text] of Object.entries(texts))
    if (!text) throw formProblem(400, field, `form.error.${field}.required`)
  const address = normalizeEmail(email)
  if (!address) throw formProblem(400, 'email', 'form.error.email.format')
  return { ...texts, email: address, topic }
}
