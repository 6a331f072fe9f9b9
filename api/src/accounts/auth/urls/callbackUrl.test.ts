import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { callbackAttacks } from '../../../../testing/accounts/callbackAttacks.ts'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { useGoogle } from '../../../../testing/accounts/googleVisitors.ts'
import { addPerson, PASSWORD } from '../../../../testing/people.ts'
import { ORIGIN } from '../../../../testing/startApp.ts'

const HOME = `${ORIGIN}/`
const EMAIL = 'anna@example.pl'

onOneDatabase((create) => {
  const { running, visitor, signIn: signInByGoogle } = useGoogle(create)
  type Visitor = ReturnType<typeof visitor>
  before(async () => {
    await addPerson(running.app, { email: EMAIL })
    await addPerson(running.app, { email: 'linked@example.pl', passwordHash: null })
  })

  /** The redirect to the sign-in page passes the callback URL on, as a path. */
  const handedOn = async ({ get }: Visitor, page: string, callbackUrl: string) => {
    const { headers } = await get(`${page}${new URLSearchParams({ callbackUrl })}`)
    return ORIGIN + (new URL(String(headers.location)).searchParams.get('callbackUrl') || '/')
  }

  /** Every route that accepts a callbackUrl. Returns where it leads. */
  const ways: Record<string, (who: Visitor, callbackUrl: string) => Promise<string | null>> = {
    'signing in': async ({ signIn }, callbackUrl) => (await signIn(EMAIL, PASSWORD, { callbackUrl })).json().url,
    'signing in without JSON': async ({ signIn }, callbackUrl) =>
      String((await signIn(EMAIL, PASSWORD, { callbackUrl, json: 'false' })).headers.location),
    'signing in by Google': signInByGoogle,
    'signing out': async ({ signOut }, callbackUrl) => (await signOut(callbackUrl)).json().url,
    'the page for signing in': (who, callbackUrl) => handedOn(who, '/api/auth/signin?', callbackUrl),
    'the page after an error': (who, callbackUrl) =>
      handedOn(who, '/api/auth/error?error=CredentialsSignin&', callbackUrl),
  }

  for (const [name, lead] of Object.entries(ways)) {
    test(`${name} redirects within the product; every attack leads to the home page`, async () => {
      assert.equal(await lead(visitor(), '/en/programs?phrase=a'), `${ORIGIN}/en/programs?phrase=a`)
      for (const attack of callbackAttacks(ORIGIN)) {
        await running.app.db.rows('delete from attempts')
        assert.equal(await lead(visitor(), attack), HOME, JSON.stringify(attack))
      }
    })
  }

  test('from an English page an attack leads to the English home page', async () => {
    const [attack = '', headers] = [callbackAttacks(ORIGIN)[0], { referer: `${ORIGIN}/en/auth/sign-in` }]
    const { get, postForm, csrfToken } = visitor()
    for (const path of ['signout', 'callback/credentials']) {
      const form = { csrfToken: await csrfToken(), callbackUrl: attack, json: 'true', email: EMAIL, password: PASSWORD }
      assert.equal((await postForm(`/api/auth/${path}`, form, headers)).json().url, `${ORIGIN}/en`, path)
    }
    const { location } = (await get(`/api/auth/signin?${new URLSearchParams({ callbackUrl: attack })}`, headers))
      .headers
    assert.equal(location, `${ORIGIN}/en/auth/sign-in?callbackUrl=%2Fen`)
  })
})
