import { problemOf } from '@kinora/http'

/** What became of an attempt to send: `later` may be tried again, with the same key; a refusal is final. */
export type Answer = 'sent' | 'later' | { refusal: string }

/** Statuses of the client's errors that say nothing of the message itself. */
const PASSING = [401, 408, 425, 429]

/** Reads the result of an RTK Query mutation. */
export function answerOf({ error }: { error?: unknown }): Answer {
  const problem = problemOf(error)
  if (!problem) return 'sent'
  const { status, code } = problem
  const isFinal = status !== undefined && status >= 400 && status < 500 && !PASSING.includes(status)
  return isFinal ? { refusal: code } : 'later'
}
