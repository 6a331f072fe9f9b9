import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endOf, factorPeople, PROGRAMS } from '../../../testing/accounts/factorPeople.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { codeIn } from '../../../testing/messages/mailbox.ts'
import { useApp } from '../../../testing/startApp.ts'

const NEW = 'lampa wiosna rower'

onOneDatabase((create) => {
  const running = useApp(create)
  const { visitor, member, addApp, addPasskey } = factorPeople(running)

  async function codeFor(email: string, page: string) {
    let mail = await running.mailbox.next(email)
    while (!mail.text.includes(`/auth/${page}#code=`)) mail = await running.mailbox.next(email)
    return codeIn(mail)
  }
  const press = async (path: string, body: object) =>
    assert.equal((await visitor().postJson(`/api/auth/${path}?locale=pl`, body)).statusCode, 204)

  /** Somebody with an app whose address changes, and is taken back; `added` is what happens while it is another. */
  async function takeBack(appAgeHours: number, added: (at: ReturnType<typeof visitor>) => Promise<unknown>) {
    const { email, userId, at } = await member()
    const { recoveryCodes } = await addApp(at)
    for (const table of ['authenticator_apps', 'recovery_codes'])
      await running.app.db.rows(
        `update ${table} set created_at = now() - make_interval(hours => $appAgeHours::int) where user_id = $userId`,
        { userId, appAgeHours },
      )
    const other = `other.${email}`
    assert.equal((await at.call('POST', 'email', { email: other })).statusCode, 204)
    await press('new-email', { code: await codeFor(other, 'new-email') })
    await added(at)
    await press('restore-email', { code: await codeFor(email, 'restore-email') })
    const code = await codeFor(email, 'reset-password')
    await press('reset-password', { code, password: NEW, passwordConfirmation: NEW })
    const owner = visitor('203.0.113.30')
    return { owner, answer: await owner.password(email, NEW), recoveryCodes }
  }

  test('second factors from before a change of address stay when it is taken back, and newer ones end', async () => {
    const { owner, recoveryCodes } = await takeBack(80, addPasskey)
    assert.deepEqual(await owner.pending(), { hasApp: true, hasPasskey: false })
    assert.equal(endOf(await owner.code(recoveryCodes?.[0] ?? '')), PROGRAMS)
  })

  test('recovery codes that were made since do not open, where the factor stays', async () => {
    let made: string[] = []
    const { owner } = await takeBack(80, async (at) => {
      made = (await at.call('POST', 'recovery-codes')).json().data.recoveryCodes as string[]
    })
    assert.equal(endOf(await owner.code(made[0] ?? '')), 'auth.wrongCode')
  })

  test('whoever has added one shortly before has none left, nor recovery codes', async () => {
    const { owner, answer } = await takeBack(70, async () => {})
    assert.equal(endOf(answer), PROGRAMS)
    const { passkeys, app, codesLeft } = await owner.factors()
    assert.deepEqual([passkeys, app, codesLeft], [[], null, 0])
  })
})
