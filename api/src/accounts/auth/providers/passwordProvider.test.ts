import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { browser } from '../../../../testing/browser.ts'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { hashesDuring } from '../../../../testing/accounts/hashesDuring.ts'
import { addPerson, PASSWORD } from '../../../../testing/people.ts'
import { useApp } from '../../../../testing/startApp.ts'
import { hashPassword, verifyPassword } from '../../../identity/people/passwords.ts'

test('hashesDuring counts one for each hash, with a known account or none', async () => {
  const hash = await hashPassword(PASSWORD)
  assert.equal(await hashesDuring(() => hashPassword(PASSWORD)), 1)
  assert.equal(await hashesDuring(() => verifyPassword(hash, PASSWORD)), 1)
  assert.equal(await hashesDuring(() => verifyPassword(null, PASSWORD)), 1)
})

onOneDatabase((create) => {
  const running = useApp(create)
  before(async () => {
    await addPerson(running.app, { email: 'known@example.pl' })
    await addPerson(running.app, { email: 'google@example.pl', passwordHash: null })
  })

  test('signing in hashes exactly once, whether or not the account or its password exists or matches', async () => {
    const attempts = [
      ['known@example.pl', PASSWORD],
      ['known@example.pl', 'a noisy evening'],
      ['unknown@example.pl', PASSWORD],
      ['google@example.pl', PASSWORD],
      ['no address', PASSWORD],
    ] as const
    for (const [email, password] of attempts) {
      const { signIn } = browser(running.app)
      assert.equal(await hashesDuring(() => signIn(email, password)), 1, email)
    }
  })

  test('beyond the rate limit nothing is hashed', async () => {
    const { signIn } = browser(running.app, '192.0.2.1')
    for (let tries = 0; tries < 5; tries++) await signIn('limit@example.pl', PASSWORD)
    assert.equal(await hashesDuring(() => signIn('limit@example.pl', PASSWORD)), 0)
  })
})
