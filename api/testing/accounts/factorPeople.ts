import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { browser } from '../browser.ts'
import { addPerson, PASSWORD } from '../people.ts'
import { ORIGIN } from '../startApp.ts'
import { authenticator } from './authenticator.ts'

export const PROGRAMS = `${ORIGIN}/programs`
const STEP_MS = 30_000

type Running = { app: FastifyInstance }
type Person = Omit<Parameters<typeof addPerson>[1], 'email'>
export type Answered = { statusCode: number; json: () => { url?: string; code?: string } }

/** The `error` of an answer's address, or the address. */
export function endOf(answer: Answered): string {
  const { url = '' } = answer.json()
  return new URL(url).searchParams.get('error') ?? url
}

/** People with passkeys and apps, in browsers. */
export function factorPeople(running: Running) {
  let people = 0

  /** A browser, with what a page does to sign in and to change factors. */
  function visitor(address = `198.51.100.${(people % 200) + 1}`) {
    const one = browser(running.app, address)
    const post = async (url: string, fields: Record<string, string>) =>
      one.postForm(`/api/auth/${url}`, {
        json: 'true',
        callbackUrl: PROGRAMS,
        csrfToken: await one.csrfToken(),
        ...fields,
      })
    const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
      one.send({
        method,
        url: `/api/user/me/${url}?locale=pl`,
        headers: { origin: ORIGIN, authorization: `Bearer ${(await one.session()).jwt as string}` },
        ...(payload && { payload }),
      })
    return {
      ...one,
      call,
      /** What a page asks a passkey for. */
      challenge: async () =>
        (await one.postJson('/api/auth/passkey?locale=pl', {})).json().data as { challenge: string },
      passkeySignIn: (credential: object) => post('callback/passkey', { credential: JSON.stringify(credential) }),
      /** The same with what is no answer of a passkey. */
      passkeyText: (credential: string) => post('callback/passkey', { credential }),
      password: (email: string, password = PASSWORD) => post('callback/credentials', { email, password }),
      pending: async () => (await one.get('/api/auth/factor?locale=pl')).json().data as unknown,
      code: (code: string) => post('factor', { code }),
      passkey: (credential: object) => post('factor', { credential: JSON.stringify(credential) }),
      factors: async () => (await call('GET', 'factors')).json().data,
      isSignedIn: async () => 'jwt' in (await one.session()),
    }
  }
  type Visitor = ReturnType<typeof visitor>

  /** Somebody new with a confirmed address, signed in with their password. */
  async function member(person: Person = {}) {
    const email = `anna${++people}@example.pl`
    const userId = await addPerson(running.app, { email, ...person })
    await running.app.db.rows('update users set email_verified_at = now() where id = $userId', { userId })
    const at = visitor()
    await at.password(email)
    return { email, userId, at }
  }

  async function addPasskey(at: Visitor) {
    const key = authenticator()
    const options = (await at.call('POST', 'passkeys/request')).json().data as { challenge: string }
    const answer = await at.call('POST', 'passkeys', { credential: key.create(options) })
    return { key, answer, recoveryCodes: answer.json().data?.recoveryCodes as string[] | null }
  }

  /** `codeIn(1)` is the code of the next step. Its clock does not stand still, so ask for a code and use it. */
  async function addApp(at: Visitor) {
    const { secret, setup } = (await at.call('POST', 'authenticator-app/setup')).json().data as Record<string, string>
    const totp = new TOTP({ secret: Secret.fromBase32(secret ?? '') })
    const codeIn = (steps: number) => totp.generate({ timestamp: Date.now() + steps * STEP_MS })
    const answer = await at.call('POST', 'authenticator-app', { setup, code: codeIn(0) })
    return { setup, codeIn, answer, recoveryCodes: answer.json().data?.recoveryCodes as string[] | null }
  }

  /** As if the session that began last had shown one factor. */
  const lowerNewest = (userId: number) =>
    running.app.db.rows(
      `update sessions set factor = 'one'
       where user_id = $userId and id = (select max(id) from sessions where user_id = $userId)`,
      { userId },
    )

  return { visitor, member, addPasskey, addApp, lowerNewest }
}
