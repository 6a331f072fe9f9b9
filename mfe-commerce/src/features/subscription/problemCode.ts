import type { Problem } from '@kinora/contracts'

/** Why a call failed: the code of its problem, `email` for a refused e-mail, `tooMany` for any limit, or why there was no answer. */
export function problemCode(error: unknown): string {
  const { status, data } = error as { status?: unknown; data?: Partial<Problem> }
  if (typeof status !== 'number') return navigator.onLine ? 'unreachable' : 'offline'
  if (status === 429) return 'tooMany'
  return data?.errors?.some(({ field }) => field === 'email') ? 'email' : (data?.code ?? 'other')
}
