import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browser } from '../../../testing/browser.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { codeIn } from '../../../testing/messages/mailbox.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'

const DEVICE = 'kinora.knownDevice'
const NEW = 'an even quieter evening'

onOneDatabase((create) => {
  const running = useApp(create)
  let addresses = 0
  const visitor = () => browser(running.app, `192.0.2.${++addresses}`)
  const enter = async (who: ReturnType<typeof visitor>, email: string, password = PASSWORD) =>
    (await who.signIn(email, password)).statusCode

  /** A stranger's attempts, until the account is refused to strangers. */
  async function blockStrangers(email: string) {
    const stranger = visitor()
    for (let tries = 0; tries < 5; tries++) await enter(stranger, email, 'a noisy evening')
    assert.equal(await enter(visitor(), email), 429)
  }

  test('the cookie lasts a year and outlives the session; a stranger cannot lock its browser out', async () => {
    const email = 'anna@example.pl'
    await addPerson(running.app, { email })
    const anna = visitor()
    const cookie = (await anna.signIn(email, PASSWORD)).cookies.find(({ name }) => name === DEVICE)
    assert.deepEqual([cookie?.httpOnly, cookie?.sameSite, cookie?.maxAge], [true, 'Lax', 365 * 86_400])
    await anna.signOut()
    await blockStrangers(email)
    for (let times = 0; times < 2; times++) assert.equal(await enter(anna, email), 200)
  })

  test('everybody who shares a browser is known there, the last five', async () => {
    const shared = visitor()
    const people = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `${name}@example.pl`)
    for (const email of people) {
      await addPerson(running.app, { email })
      await enter(shared, email)
      await enter(shared, email)
    }
    for (const email of people) await blockStrangers(email)
    const statuses = []
    for (const email of people) statuses.push(await enter(shared, email))
    assert.deepEqual(statuses, [429, 200, 200, 200, 200, 200])
  })

  test('a changed password makes other devices unknown, and resetting it makes this browser known', async () => {
    const email = 'reset@example.pl'
    await addPerson(running.app, { email })
    const [former, owner] = [visitor(), visitor()]
    await enter(former, email)
    await owner.postJson('/api/auth/forgot-password', { email })
    const code = codeIn(await running.mailbox.next(email))
    await blockStrangers(email)
    const fields = { code, password: NEW, passwordConfirmation: NEW }
    assert.equal((await owner.postJson('/api/auth/reset-password', fields)).statusCode, 204)
    assert.equal(await enter(owner, email, NEW), 200)
    assert.equal(await enter(former, email, NEW), 429)
  })

  test('an invented or changed cookie makes no browser known', async () => {
    const email = 'invented@example.pl'
    await addPerson(running.app, { email })
    const anna = visitor()
    await enter(anna, email)
    await blockStrangers(email)
    const value = anna.cookies.get(DEVICE) ?? ''
    for (const cookie of ['', '.', 'A'.repeat(60), value.slice(0, -2), `${value.slice(0, -4)}AAAA`, `.....${value}`]) {
      anna.cookies.set(DEVICE, cookie)
      assert.equal(await enter(anna, email), 429, cookie)
    }
  })

  test('a stranger who keeps asking for reset mails cannot keep a known device from asking', async () => {
    const email = 'asked@example.pl'
    await addPerson(running.app, { email })
    const [anna, stranger] = [visitor(), visitor()]
    await enter(anna, email)
    const ask = async (who: typeof anna) => (await who.postJson('/api/auth/forgot-password', { email })).statusCode
    for (let times = 0; times < 3; times++) assert.equal(await ask(stranger), 204)
    assert.equal(await ask(visitor()), 429)
    assert.deepEqual([await ask(anna), await ask(anna), await ask(anna), await ask(anna)], [204, 204, 204, 429])
  })
})
