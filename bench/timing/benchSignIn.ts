import { memberForm } from '../../api/testing/accounts/registrations.ts'
import { interleave } from '../interleave.ts'
import { median, ratio } from '../median.ts'
import type { Extent } from '../readFlags.ts'
import { startApi } from '../serving/startApi.ts'
import { table, times } from '../table.ts'

const SAMPLES_IN_ROUND = 40
/** More would exceed the rate limit of one account. */
const SAMPLES_OF_ACCOUNT = 5

/**
 * Measures a wrong password for existing accounts against one for unknown accounts: equal times prevent account
 * enumeration.
 */
export async function benchSignIn({ rounds }: Extent): Promise<string> {
  const samples = rounds * SAMPLES_IN_ROUND
  const accounts = samples / SAMPLES_OF_ACCOUNT
  const api = await startApi()
  try {
    const post = await poster(api.origin)
    for (let number = 0; number < accounts; number++)
      await post('local/register', 201, JSON.stringify(memberForm(`${number}@known.example`)))
    const signIn = async (email: string) => {
      const begun = performance.now()
      await post('callback/credentials', 401, new URLSearchParams({ email, password: 'a wrong one', json: 'true' }))
      return performance.now() - begun
    }
    let [known, unknown] = [0, 0]
    const taken = await interleave('Signing in with a wrong password', samples, {
      unknown: () => signIn(`${unknown++ % accounts}@other.example`),
      known: () => signIn(`${known++ % accounts}@known.example`),
    })
    const medianOf = (name: keyof typeof taken) => `${median(taken[name]).toFixed(1)} ms`
    return [
      `POST /api/auth/callback/credentials with a wrong password, ${samples} times each, by turns, one at a time`,
      table(
        ['', 'median', 'against unknown'],
        [
          ['unknown e-mail', medianOf('unknown'), 'reference'],
          ['known e-mail', medianOf('known'), times(ratio(taken.known, taken.unknown))],
        ],
      ),
    ].join('\n')
  } finally {
    await api.end()
  }
}

/**
 * Returns a function that posts with the CSRF token, each time from another IP address. It throws unless the status is
 * as expected.
 */
async function poster(origin: string) {
  const response = await fetch(`${origin}/api/auth/csrf`)
  const { csrfToken } = (await response.json()) as { csrfToken: string }
  const cookie = response.headers.getSetCookie()[0]!.split(';')[0]!
  let sent = 0
  return async (path: string, status: number, body: string | URLSearchParams) => {
    sent++
    const headers = { cookie, 'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}` }
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined
    if (body instanceof URLSearchParams) body.set('csrfToken', csrfToken)
    const answer = await fetch(`${origin}/api/auth/${path}`, { method: 'POST', headers: { ...headers, ...type }, body })
    await answer.arrayBuffer()
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}; ${status} was expected.`)
  }
}
