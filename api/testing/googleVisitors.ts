import assert from 'node:assert/strict'
import { after, beforeEach } from 'node:test'
import { browser } from './browser.ts'
import type { TestDatabase } from './databases.ts'
import { openOpenidServer } from './openidServer.ts'
import { ORIGIN, useApp } from './startApp.ts'

type Visitor = ReturnType<typeof browser>

const CLIENT = { clientId: 'kinora', clientSecret: 'a secret between two' }

/** Stands in for Google: in every test nothing is wrong with it, and Linked has come to it. */
const google = await openOpenidServer(CLIENT)
after(() => google.close())

/** The real app with Google set up, and visitors who sign in by it. */
export function useGoogle(create: () => Promise<TestDatabase>) {
  const running = useApp(create, { google: { ...CLIENT, issuer: google.issuer } })
  let addresses = 0
  beforeEach(() => {
    google.person = { sub: 'linked', email: 'Linked@Example.pl', email_verified: true }
    google.spoil = () => {}
  })

  /** Answers the address at Google. */
  const start = async ({ postForm, csrfToken }: Visitor, callbackUrl = '/en/programs'): Promise<string> =>
    (await postForm('/api/auth/signin/google', { csrfToken: await csrfToken(), callbackUrl, json: 'true' })).json().url

  /** Back from Google at this address: where the browser is sent, or the code of the error that it is sent to. */
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
    /** Each from an address of its own, so that limits are apart. */
    visitor: () => browser(running.app, `192.0.2.${++addresses}`),
    signIn: async (who: Visitor, callbackUrl?: string) =>
      comeBack(who, await google.visit(await start(who, callbackUrl))),
    emailOf: async ({ session }: Visitor) => (await session()).user?.email,
  }
}
