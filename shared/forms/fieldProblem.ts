import { problemOf, type CallProblem } from '@kinora/http'

/** A refusal that is about a field, though the API names none. */
export const fieldProblem = (name: string, code: string): CallProblem => ({ code, fields: [{ name, code }] })

/** The problem of what a form's `send` resolved to: an error of the API client, or a problem that was read already. */
export const problemOfSend = (error: NonNullable<unknown>): CallProblem =>
  'fields' in error ? (error as CallProblem) : problemOf(error)
