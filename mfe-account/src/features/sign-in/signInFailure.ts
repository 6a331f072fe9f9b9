import { noAnswer, type CallProblem } from '@kinora/http'
import type { SignInResult } from '@kinora/session'

/** @param result of the session client: codes with a dot are problem codes of the API, others are those of the sign-in */
export function signInFailure({ error, ...more }: Extract<SignInResult, { ok: false }>): CallProblem {
  if (error === 'unreachable') return noAnswer()
  return { ...more, code: error.includes('.') ? error : `authError.${error}`, fields: [] }
}
