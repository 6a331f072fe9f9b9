import type { Problem } from '@kinora/contracts'

/** Why a submission failed. Without fields the code is about the whole form. */
export type Failure = { code: string; fields: { name: string; code: string }[] }

/** Converts an error of the API client: a problem's code and fields, or why there was no response. */
export function failureOf(error: unknown): Failure {
  const { status, data } = error as { status?: unknown; data?: Partial<Problem> }
  if (typeof status !== 'number') return noAnswer()
  const code = typeof data?.code === 'string' ? data.code : 'server.error'
  return { code, fields: (data?.errors ?? []).map((entry) => ({ name: nameOf(entry.field), code: codeOf(entry) })) }
}

export const noAnswer = (): Failure => ({ code: navigator.onLine ? 'auth.unreachable' : 'auth.offline', fields: [] })

/** The wire writes `address[city]`, forms write `address.city`. */
const nameOf = (field: string) => field.replace(/\[(\w+)\]/g, '.$1')

/** Maps refusals of the request's schema to the codes of the form's own rules. */
function codeOf({ field, code }: { field: string; code: string }): string {
  if (!code.startsWith('request.')) return code
  const last = nameOf(field).split('.').at(-1)
  return `form.error.${last}.${code === 'request.missing' ? 'required' : 'format'}`
}
