import type { Problem } from '@kinora/contracts'

/** Why a call failed: the code and fields of its problem, or why there was no answer. */
export type Failed = Pick<Problem, 'code'> & { errors: NonNullable<Problem['errors']> }

export function problemOf(error: unknown): Failed {
  const { status, data } = error as { status?: unknown; data?: Partial<Problem> }
  if (typeof status !== 'number') return { code: navigator.onLine ? 'unreachable' : 'offline', errors: [] }
  return { code: data?.code ?? 'server.error', errors: data?.errors ?? [] }
}
