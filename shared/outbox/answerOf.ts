/** What became of an attempt to send: `later` may be tried again, with the same key; a refusal is final. */
export type Answer = 'sent' | 'later' | { refusal: string }

/** Statuses of the client's errors that say nothing of the message itself. */
const PASSING = [401, 408, 425, 429]

/** Reads the result of an RTK Query mutation. */
export function answerOf({ error }: { error?: unknown }): Answer {
  if (error === undefined) return 'sent'
  const { status, data } = error as { status?: unknown; data?: { code?: unknown } }
  const isFinal = typeof status === 'number' && status >= 400 && status < 500 && !PASSING.includes(status)
  return isFinal ? { refusal: String(data?.code ?? 'request.invalid') } : 'later'
}
