import assert from 'node:assert/strict'
import { after, beforeEach } from 'node:test'
import { browser } from '../browser.ts'
import type { TestDatabase } from '../database/databases.ts'
import { openOpenidServer } from './openidServer.ts'
import { ORIGIN, useApp } from '../startApp.ts'

type Visitor = ReturnType<typeof browser>

const CLIENT = { clientId: 'kinora', clientSecret: 'a secret between two' }

/** A stub of Google. Before every test it is reset: it works correctly, and its user is `linked`. */
const google = await openOpenidServer(CLIENT)
after(() => google.close())

/** The real app with Google configured, and visitors who sign in with it. */
export function useGoogle(create: () => Promise<TestDatabase>) {
  const running = useApp(create, { google: { ...CLIENT, issuer: google.issuer } })
  let addresses = 0
  beforeEach(() => {
    google.person = { sub: 'linked', email: 'Linked@Example.pl', email_verified: true }
    google.spoil = () => {}
  })

  /** Returns the authorization URL. */
  const start = async ({ postForm, csrfToken }: Visitor, callbackUrl = '/en/programs'): Promise<string> =>
    (await postForm('/api/auth/signin/google', { csrfToken: await csrfToken(), callbackUrl, json: 'true' })).json().url

  /** Opens the callback URL. Returns the URL to which it redirects, or the code if that is the error page. */
  const comeBack = async ({ get }: Visitor, address: string) => {
    const { statusCode, headers } = await get(address.slice(ORIGIN.length))
    assert.equal(statusCode, 302)
    const url = new URL(String(headers.location))
    return url.pathname === '/api/auth/error' ? url.searchParams.get('error') : url.href
  }

  return {
    running,
    google,
    start,
    comeBack,
    /** Each has an IP address of its own, so that they do not share rate limits. */
    visitor: () => browser(running.app, `192.0.2.${++addresses}`),
    signIn: async (who: Visitor, callbackUrl?: string) =>
      comeBack(who, await google.visit(await start(who, callbackUrl))),
    emailOf: async ({ session }: Visitor) => (await session()).user?.email,
  }
}
