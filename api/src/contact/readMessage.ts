import type { ContactMessage } from '@kinora/contracts'
import { formProblem } from '../http/formProblems.ts'
import { normalizeEmail } from '../identity/normalizeEmail.ts'

/** Also what no database takes: controls but the end of a line, and halves of characters. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim()

/**
 * What a schema cannot say of a message: texts are more than spaces, a name is one line, and the address is one.
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
