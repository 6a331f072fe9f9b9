import { createHash } from 'node:crypto'
import type { Provider } from '../provider/openProvider.ts'
import { invalid, StripeError } from './StripeError.ts'

/** Stripe keeps first answers for at least 24 hours. */
const KEPT_MS = 86_400_000

export type Answer = { status: number; body: string; requestId: string; replayed: boolean }

/** A request with its key, if it has one, and all that a second one with the same key has to have as well. */
export type Keyed = { key: string | undefined; request: string; requestId: string }

/**
 * The answer to a request: with a key that was used before, the first answer again, whether it was a success or not.
 * `work` throws StripeError for a refusal, whose changes are undone.
 */
export function answerOnce(provider: Provider, { key, request, requestId }: Keyed, work: () => object): Answer {
  const { store } = provider
  const digest = createHash('sha256').update(request).digest('hex')
  if (key !== undefined && key.length > 255)
    throw invalid('Idempotency keys have at most 255 characters.', 'Idempotency-Key')
  return store.transaction(() => {
    const at = provider.machineTime()
    store.run('DELETE FROM answers WHERE at < ?', Math.floor(at - KEPT_MS))
    const [storedAnswer] = key === undefined ? [] : store.rows('SELECT * FROM answers WHERE key = ?', key)
    if (storedAnswer) {
      if (storedAnswer['request'] !== digest) throw otherRequest()
      return {
        status: Number(storedAnswer['status']),
        body: String(storedAnswer['body']),
        requestId: String(storedAnswer['request_id']),
        replayed: true,
      }
    }
    const { status, body } = attempt(provider, work)
    if (key !== undefined)
      store.run(
        'INSERT INTO answers (key, request, request_id, status, body, at) VALUES (?, ?, ?, ?, ?, ?)',
        key,
        digest,
        requestId,
        status,
        body,
        Math.floor(at),
      )
    return { status, body, requestId, replayed: false }
  })
}

function attempt({ store }: Provider, work: () => object): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(store.transaction(work)) }
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return { status: error.status, body: JSON.stringify({ error: error.body }) }
  }
}

const otherRequest = () =>
  new StripeError(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than the first one if you meant to execute a different request.',
  })
