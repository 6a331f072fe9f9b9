import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { useGoogle } from '../../../../testing/accounts/googleVisitors.ts'
import { addPerson, PASSWORD } from '../../../../testing/people.ts'
import { ORIGIN } from '../../../../testing/startApp.ts'

onOneDatabase((create) => {
  const { running, google, visitor, start, comeBack, signIn, emailOf } = useGoogle(create)
  before(async () => {
    await addPerson(running.app, { email: 'linked@example.pl', passwordHash: null })
  })

  test("an account without a password opens by its verified e-mail, and from then on by the provider's id", async () => {
    const first = visitor()
    assert.equal((await first.get('/api/auth/providers')).json().google.type, 'oauth')
    assert.equal(await signIn(first), `${ORIGIN}/en/programs`)
    const { userData } = await first.session()
    assert.deepEqual([userData.email, userData.emailVerified], ['linked@example.pl', true])

    await addPerson(running.app, { email: 'moved@example.pl', passwordHash: null })
    for (const person of [{ sub: 'linked' }, { sub: 'linked', email: 'moved@example.pl', email_verified: true }]) {
      google.person = person
      const later = visitor()
      assert.equal(await signIn(later, '//evil.example'), `${ORIGIN}/`)
      assert.equal(await emailOf(later), 'linked@example.pl')
    }
  })

  test("an account with a password is not linked, and the sign-in page says so in the visitor's language", async () => {
    await addPerson(running.app, { email: 'password@example.pl' })
    google.person = { sub: 'password', email: 'password@example.pl', email_verified: true }
    const who = visitor()
    const { headers } = await who.get((await google.visit(await start(who))).slice(ORIGIN.length))
    const { headers: toPage } = await who.get(String(headers.location).slice(ORIGIN.length))
    assert.equal(toPage.location, `${ORIGIN}/en/auth/sign-in?error=OAuthAccountNotLinked&callbackUrl=%2Fen%2Fprograms`)
    assert.deepEqual(await who.session(), {})

    const withCode = await google.visit(await start(who, '/en/subscription/activate#CODE'))
    const toError = String((await who.get(withCode.slice(ORIGIN.length))).headers.location)
    assert.match(toError, /%2Fen%2Fsubscription%2Factivate&provider=google#CODE$/, 'a fragment is sent to no server')
  })

  test("only a sign-in that began in the account's own session links it", async () => {
    await addPerson(running.app, { email: 'owner@example.pl' })
    await addPerson(running.app, { email: 'other@example.pl' })
    google.person = { sub: 'owner', email: 'owner@example.pl', email_verified: true }
    const other = visitor()
    await other.signIn('other@example.pl', PASSWORD)
    assert.equal(await signIn(other), 'OAuthAccountNotLinked')
    assert.equal(await emailOf(other), 'other@example.pl')

    // Began as a visitor, or as another user: signing in meanwhile makes no difference.
    const late = visitor()
    const address = await google.visit(await start(late))
    await late.signIn('owner@example.pl', PASSWORD)
    assert.equal(await comeBack(late, address), 'OAuthAccountNotLinked')

    assert.equal(await signIn(late), `${ORIGIN}/en/programs`)
    assert.equal(await signIn(other), `${ORIGIN}/en/programs`)
    assert.equal(await emailOf(other), 'owner@example.pl')
  })

  test('the new owner of a reassigned mailbox does not get the account of the previous owner', async () => {
    await addPerson(running.app, { email: 'mailbox@example.pl', passwordHash: null })
    for (const [sub, end] of [
      ['before', `${ORIGIN}/en/programs`],
      ['after', 'OAuthAccountNotLinked'],
    ] as const) {
      google.person = { sub, email: 'mailbox@example.pl', email_verified: true }
      assert.equal(await signIn(visitor()), end)
    }
  })

  test('no account is created, and only a verified e-mail is accepted', async () => {
    await addPerson(running.app, { email: 'unverified@example.pl', passwordHash: null })
    const people = [
      [{ sub: 'new', email: 'new@example.pl', email_verified: true }, 'OAuthCreateAccount'],
      [{ sub: 'unverified', email: 'unverified@example.pl', email_verified: false }, 'OAuthAccountNotLinked'],
      [{ sub: 'silent', email: 'unverified@example.pl' }, 'OAuthAccountNotLinked'],
      [{ sub: 'without' }, 'OAuthAccountNotLinked'],
    ] as const
    for (const [person, end] of people) {
      google.person = person
      const who = visitor()
      assert.equal(await signIn(who), end, person.sub)
      assert.deepEqual(await who.session(), {})
    }
  })
})
