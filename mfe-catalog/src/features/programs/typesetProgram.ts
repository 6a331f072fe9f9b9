import type { Program } from '@kinora/contracts'
import { typeset } from '@kinora/i18n'

/** A program with its Polish texts typeset like the page's own. Addresses have no spaces, so they stay as they are. */
export const typesetProgram = <P extends Program>(program: P): P =>
  program.locale === 'pl' ? typesetAll(program) : program

function typesetAll<T>(value: T): T
function typesetAll(value: unknown): unknown {
  if (typeof value === 'string') return typeset(value)
  if (Array.isArray(value)) return value.map((one: unknown) => typesetAll(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typesetAll<unknown>(one)]))
}
