import { noAnswer, type CallProblem } from '@kinora/http'

/** @param error of the session client: codes with a dot are problem codes of the API, others are those of the sign-in */
export const signInFailure = (error: string): CallProblem =>
  error === 'unreachable' ? noAnswer() : { code: error.includes('.') ? error : `authError.${error}`, fields: [] }
