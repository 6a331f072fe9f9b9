import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { onPostgres, type TestDatabase } from '../../../testing/database/databases.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'
import { end, runServer, type ServerProcess } from '../../../testing/runServer.ts'
import { ORIGIN } from '../../../testing/startApp.ts'
import { thorough } from '../../../testing/thorough.ts'
import type { Database } from '../../platform/database/database.ts'

const GUESSES = thorough(1_000, 200)
const AT_ONCE = 40
const WINDOW_S = 60
/** For which failures of an address count. */
const ADDRESS_WINDOW_S = 15 * 60
const EMAIL = 'anna@example.pl'
const OTHER = 'other@example.pl'
const ATTACKER = '203.0.113.9'

type Guess = { email: string; password?: string; from: string; device?: string | undefined }
type Answer = { status: number; code: string | undefined; retryAfter: number; device: string | undefined }

onPostgres((create) => {
  let database: TestDatabase
  let db: Database
  let servers: ServerProcess[]
  let form: { cookie: string; csrfToken: string }
  const devices = new Map<string, string | undefined>()

  before(async () => {
    database = await create()
    const env = { DATABASE_URL: database.url, AUTH_SECRET: 'one secret for both processes of it', ORIGIN }
    servers = [await runServer(env), await runServer(env)]
    db = await database.open()
    const response = await fetch(`${servers[0]?.url}/api/auth/csrf`)
    const { csrfToken } = (await response.json()) as { csrfToken: string }
    form = { csrfToken, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
    for (const email of [EMAIL, OTHER]) {
      await addPerson({ db }, { email })
      devices.set(email, (await signIn(0, { email, password: PASSWORD, from: '198.51.100.1' })).device)
    }
  })
  after(async () => {
    await Promise.all(servers.map((server) => end(server, 'SIGTERM')))
    await db.close()
    await database.drop()
  })
  const endWindows = () => db.rows('update attempts set ends_at = now()')
  beforeEach(endWindows)

  /** As a trusted proxy, alternating between the two processes; again as long as they are too busy to count it. */
  async function signIn(number: number, guess: Guess): Promise<Answer> {
    const { email, password = `guess ${number}`, from, device } = guess
    const response = await fetch(`${servers[number % 2]?.url}/api/auth/callback/credentials`, {
      method: 'POST',
      headers: { cookie: [form.cookie, device].filter(Boolean).join('; '), 'x-forwarded-for': from },
      body: new URLSearchParams({ email, password, csrfToken: form.csrfToken, json: 'true' }),
    })
    const { code } = (await response.json()) as { code?: string }
    if (response.status === 503) return signIn(number, guess)
    const [deviceCookie] = response.headers.getSetCookie().filter((cookie) => cookie.startsWith('kinora.knownDevice='))
    return {
      status: response.status,
      code,
      retryAfter: Number(response.headers.get('retry-after')),
      device: deviceCookie?.split(';')[0],
    }
  }

  /** The owner, on both processes, with the right password: on a known device and in a browser that is not known. */
  async function expectOwnerKnown() {
    const owner = { email: EMAIL, password: PASSWORD, from: '198.51.100.1' }
    for (const server of [0, 1]) {
      assert.equal((await signIn(server, { ...owner, device: devices.get(EMAIL) })).status, 200)
      assert.equal((await signIn(server, owner)).code, 'auth.tooManyAttempts')
      assert.equal((await signIn(server, { ...owner, device: devices.get(OTHER) })).code, 'auth.tooManyAttempts')
    }
  }

  /**
   * Concurrent guesses. Returns how many were checked against a password, per rate-limit window.
   * @param halfway runs while the second half of them is sent
   */
  async function attack(guess: (number: number) => Guess, halfway?: () => Promise<void>) {
    const begun = Date.now()
    let [next, tried] = [0, 0]
    let meanwhile: Promise<void> | undefined
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let number = next++; number < GUESSES; number = next++) {
          if (number === GUESSES / 2) meanwhile = halfway?.()
          const { status, code, retryAfter } = await signIn(number, guess(number))
          if (status === 401) tried += 1
          else {
            assert.equal(status, 429)
            assert.ok(retryAfter > 0 && retryAfter <= ADDRESS_WINDOW_S, `${code} says ${retryAfter} s`)
          }
        }
      }),
    )
    await meanwhile
    const windows = 1 + Math.floor((Date.now() - begun) / 1_000 / WINDOW_S)
    return Math.ceil(tried / windows)
  }

  test('of many guesses from one address five are checked; until the window ends only a known device of the account signs in', async () => {
    assert.equal(await attack(() => ({ email: EMAIL, from: ATTACKER }), expectOwnerKnown), 5)
    const owner = { email: EMAIL, password: PASSWORD, from: '198.51.100.1' }
    for (const server of [0, 1]) assert.equal((await signIn(server, owner)).code, 'auth.tooManyAttempts')
    await endWindows()
    for (const server of [0, 1]) assert.equal((await signIn(server, owner)).status, 200)
  })

  test('guesses from a hundred addresses and more have the same limit for the account', async () => {
    assert.equal(
      await attack(
        (number) => ({ email: EMAIL, from: `10.7.${Math.floor(number / 100)}.${number % 100}` }),
        expectOwnerKnown,
      ),
      5,
    )
  })

  test('guesses with the device cookie of another account count like those of a stranger', async () => {
    assert.equal(
      await attack(() => ({ email: EMAIL, from: ATTACKER, device: devices.get(OTHER) }), expectOwnerKnown),
      5,
    )
  })

  test('guesses on a known device have a limit too, and do not count for other browsers', async () => {
    assert.equal(await attack(() => ({ email: EMAIL, from: ATTACKER, device: devices.get(EMAIL) })), 5)
    assert.equal((await signIn(0, { email: EMAIL, password: PASSWORD, from: '198.51.100.2' })).status, 200)
  })

  test('one address can try a hundred accounts, whatever forwarding headers it sends', async () => {
    const tried = await attack((number) => ({
      email: `${number}@example.pl`,
      from: `192.0.2.${number % 250}, ${ATTACKER}`,
    }))
    // Hashing has a queue as well, and may refuse some of them.
    assert.ok(tried > 0 && tried <= 100, String(tried))
  })
})
