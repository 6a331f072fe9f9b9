import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { browser } from '../../../testing/browser.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { codeIn } from '../../../testing/messages/mailbox.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'
import { memberForm } from '../../../testing/accounts/registrations.ts'
import { useApp } from '../../../testing/startApp.ts'
import { insertMailedCode } from '../../identity/index.ts'
import { providerAccounts } from '../auth/providers/authTables.ts'
import { authenticatorApps } from '../../identity/factors/factorTables.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  /** An address of each test. */
  const mailbox = (name: string) => `${name}${people}@example.pl`
  beforeEach(() => void people++)

  async function signIn(email: string, password = PASSWORD) {
    const page = browser(running.app, `192.0.2.${people}`)
    await page.signIn(email, password)
    const authorization = async () => ({ authorization: `Bearer ${(await page.session()).jwt as string}` })
    return {
      ...page,
      email: async () => (await page.session()).userData?.email as string | undefined,
      change: async (to: string) => page.postJson('/api/user/me/email?locale=pl', { email: to }, await authorization()),
      erase: async () =>
        page.send({
          method: 'DELETE',
          url: '/api/user/me?locale=pl',
          payload: { password },
          headers: await authorization(),
        }),
    }
  }
  /** Somebody with a confirmed address, signed in. */
  async function person(name: string, isVerified = true) {
    const email = mailbox(name)
    const userId = await addPerson(running.app, { email })
    if (isVerified)
      await running.app.db.rows('update users set email_verified_at = now() where id = $userId', { userId })
    return { userId, ...(await signIn(email)) }
  }
  const visitor = () => browser(running.app, `198.51.100.${people}`)
  const confirm = (code: string) => visitor().postJson('/api/auth/new-email?locale=pl', { code })
  const restore = (code: string) => visitor().postJson('/api/auth/restore-email?locale=pl', { code })
  const nextMail = (to: string) => running.mailbox.next(mailbox(to))
  const codeFor = async (to: string) => codeIn(await nextMail(to))
  const reset = (code: string, password: string) =>
    visitor().postJson('/api/auth/reset-password', { code, password, passwordConfirmation: password })

  test('the address changes with the link that was mailed to the new one, and both are told', async () => {
    const anna = await person('anna')
    assert.equal((await anna.change(mailbox('anna.nowa'))).statusCode, 204)
    const mail = await nextMail('anna.nowa')
    assert.match(mail.text, /http:\/\/localhost:3000\/auth\/new-email#code=/)
    assert.equal(await anna.email(), mailbox('anna'))

    assert.equal((await confirm(codeIn(mail))).statusCode, 204)
    assert.equal(await anna.email(), mailbox('anna.nowa'))
    assert.equal((await nextMail('anna.nowa')).subject, 'Masz nowy adres e-mail w Kinorze')
    assert.equal((await nextMail('anna')).subject, 'Adres e-mail Twojego konta się zmienił')
    assert.deepEqual(await (await signIn(mailbox('anna'))).session(), {})
    assert.equal(await (await signIn(mailbox('anna.nowa'))).email(), mailbox('anna.nowa'))

    const again = await confirm(codeIn(mail))
    assert.deepEqual([again.statusCode, again.json().code], [410, 'auth.codeExpired'])
  })

  test('the old address takes a change back for three days; the password and all sessions end', async () => {
    const ewa = await person('ewa')
    await ewa.change(mailbox('zlodziej'))
    await confirm(await codeFor('zlodziej'))
    const undo = await codeFor('ewa')
    await nextMail('zlodziej')
    await running.app.db.orm
      .insert(authenticatorApps)
      .values({ userId: ewa.userId, sealedSecret: 'of the thief', lastStep: 0 })
    await running.app.db.orm
      .insert(providerAccounts)
      .values({ userId: ewa.userId, provider: 'google', subject: 'of the thief' })

    assert.equal((await restore(undo)).statusCode, 204)
    assert.deepEqual(await ewa.session(), {})
    for (const table of ['authenticator_apps', 'provider_accounts']) {
      const left = await running.app.db.rows(`select from ${table} where user_id = $userId`, { userId: ewa.userId })
      assert.equal(left.length, 0, table)
    }
    assert.deepEqual(await (await signIn(mailbox('ewa'))).session(), {})
    assert.deepEqual(await (await signIn(mailbox('zlodziej'))).session(), {})
    assert.equal((await nextMail('zlodziej')).subject, 'Zmiana adresu e-mail została cofnięta')
    assert.equal((await reset(await codeFor('ewa'), 'lampa wiosna rower')).statusCode, 204)
    assert.equal(await (await signIn(mailbox('ewa'), 'lampa wiosna rower')).email(), mailbox('ewa'))
    assert.equal((await restore(undo)).statusCode, 410)
  })

  test('while a change can be taken back there is no other one, and the account is not deleted', async () => {
    const ola = await person('ola')
    await ola.change(mailbox('druga'))
    const late = await ola.change(mailbox('trzecia'))
    assert.equal(late.statusCode, 204)
    const lateCode = await codeFor('trzecia')
    // The last link asked for uses up those before it.
    assert.equal((await confirm(lateCode)).statusCode, 204)
    assert.equal((await confirm(await codeFor('druga'))).statusCode, 410)

    const other = await ola.change(mailbox('czwarta'))
    assert.deepEqual([other.statusCode, other.json().code], [409, 'email.changedRecently'])
    assert.ok(Date.parse(other.json().opensAt) > Date.now() + 2.9 * 86_400_000)
    assert.deepEqual((await ola.erase()).json().code, 'email.changedRecently')

    const undo = await codeFor('ola')
    await running.app.db.rows('update mailed_codes set expires_at = now() where user_id = $userId', {
      userId: ola.userId,
    })
    assert.equal((await restore(undo)).statusCode, 410)
    assert.equal((await ola.change(mailbox('czwarta'))).statusCode, 204)
  })

  test('nobody else gets the old address while it may come back', async () => {
    const iga = await person('iga')
    const ula = await person('ula')
    await iga.change(mailbox('iga.nowa'))
    await confirm(await codeFor('iga.nowa'))
    const taken = await ula.change(mailbox('iga'))
    assert.deepEqual([taken.statusCode, taken.json().code], [409, 'auth.emailTaken'])
    const registered = await visitor().postJson('/api/auth/local/register?locale=pl', memberForm(mailbox('iga')))
    assert.deepEqual([registered.statusCode, registered.json().code], [409, 'auth.emailTaken'])
    assert.equal((await restore(await codeFor('iga'))).statusCode, 204)
  })

  test('an address that somebody has, or that is the same or none, changes nothing', async () => {
    const [ada, bea] = [await person('ada'), await person('bea')]
    const codes = []
    for (const to of [mailbox('bea'), mailbox('ADA'), 'nobody', ''])
      codes.push((await ada.change(to)).json().errors?.[0]?.code)
    assert.deepEqual(codes, [
      'auth.emailTaken',
      'form.error.email.same',
      'form.error.email.format',
      'form.error.email.format',
    ])
    // Somebody signed up with it meanwhile.
    await ada.change(mailbox('wolna'))
    const code = await codeFor('wolna')
    await addPerson(running.app, { email: mailbox('wolna') })
    assert.equal((await confirm(code)).json().code, 'auth.emailTaken')
    assert.equal(await ada.email(), mailbox('ada'))
    assert.equal(await bea.email(), mailbox('bea'))
  })

  test('an address that was never confirmed may be a stranger’s, and takes nothing back', async () => {
    const zoe = await person('zoe', false)
    await zoe.change(mailbox('zoe.nowa'))
    await confirm(await codeFor('zoe.nowa'))
    assert.equal((await nextMail('zoe.nowa')).subject, 'Masz nowy adres e-mail w Kinorze')
    assert.equal((await zoe.change(mailbox('zoe.dalej'))).statusCode, 204)
    const told = await running.app.db.rows('select from outbox where recipient = $email and user_id = $userId', {
      email: mailbox('zoe'),
      userId: zoe.userId,
    })
    assert.equal(told.length, 0)
  })

  test('links in the mailbox of the old address end with it', async () => {
    const mia = await person('mia')
    await visitor().postJson('/api/auth/forgot-password', { email: mailbox('mia') })
    const old = await codeFor('mia')
    await mia.change(mailbox('mia.nowa'))
    await confirm(await codeFor('mia.nowa'))
    assert.equal((await reset(old, 'lampa wiosna rower')).statusCode, 410)
  })

  test('a code for the address before opens nothing, also one that was on its way', async () => {
    const nel = await person('nel')
    await nel.change(mailbox('nel.nowa'))
    await confirm(await codeFor('nel.nowa'))
    const code = await insertMailedCode(running.app.db, { userId: nel.userId, email: mailbox('nel'), purpose: 'reset' })
    assert.equal((await reset(code, 'lampa wiosna rower')).statusCode, 410)
  })

  test('what happened is written down', async () => {
    const lea = await person('lea')
    await lea.change(mailbox('lea.nowa'))
    await confirm(await codeFor('lea.nowa'))
    await restore(await codeFor('lea'))
    const events = await running.app.db.rows<{ kind: string }>(
      'select kind from security_events where user_id = $userId order by id',
      { userId: lea.userId },
    )
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ['signIn', 'emailChangeAsked', 'emailChange', 'emailChangeUndone'],
    )
  })
})
