import type { Problem } from '@kinora/contracts'

/**
 * Why a call failed. `code` is the API's, or `auth.unreachable` or `auth.offline` when there was no answer; `status` is
 * that of HTTP, absent without an answer. `retryAfter`: in how many seconds the call may be made again. Without `fields` the code is about the whole call.
 */
export type CallProblem = Pick<Problem, 'code' | 'opensAt' | 'specialistName'> & {
  status?: number
  retryAfter?: number
  /** Names as forms write them: `address.city`. */
  fields: { name: string; code: string }[]
}

/** Reads the error of a query or mutation; undefined when there is none. */
export function problemOf(error: NonNullable<unknown>): CallProblem
export function problemOf(error: unknown): CallProblem | undefined
export function problemOf(error: unknown): CallProblem | undefined {
  if (!error) return undefined
  const { status, data, retryAfter } = error as { status?: unknown; data?: Partial<Problem>; retryAfter?: number }
  if (typeof status !== 'number') return noAnswer()
  const { code = 'server.error', errors = [], opensAt, specialistName } = data ?? {}
  return {
    code,
    status,
    fields: errors.map((entry) => ({ name: fieldName(entry.field), code: fieldCode(entry) })),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(opensAt !== undefined && { opensAt }),
    ...(specialistName !== undefined && { specialistName }),
  }
}

/** The problem of a call without an answer. */
export const noAnswer = (): CallProblem => ({
  code: globalThis.navigator?.onLine === false ? 'auth.offline' : 'auth.unreachable',
  fields: [],
})

/** The wire writes `address[city]`. */
const fieldName = (field: string) => field.replace(/\[(\w+)\]/g, '.$1')

/** Refusals of a request's schema have the codes of the forms' own rules. */
function fieldCode({ field, code }: { field: string; code: string }): string {
  if (!code.startsWith('request.')) return code
  const last = fieldName(field).split('.').at(-1)
  return `form.error.${last}.${code === 'request.missing' ? 'required' : 'format'}`
}
