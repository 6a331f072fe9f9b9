import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browser } from '../../../testing/browser.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { codeIn } from '../../../testing/messages/mailbox.ts'
import { memberForm, specialistForm } from '../../../testing/accounts/registrations.ts'
import { useApp } from '../../../testing/startApp.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'

onOneDatabase((create) => {
  const running = useApp(create)

  let lastAddress = 0
  const visitor = () => browser(running.app, `198.51.100.${++lastAddress}`)
  const register = (form: object, query = '') => visitor().postJson(`/api/auth/local/register${query}`, form)

  test('a member registers, is signed in, and verifies the e-mail by the mailed link', async () => {
    const anna = visitor()
    const answer = await anna.postJson('/api/auth/local/register', memberForm('Anna@Kinora.Example'))
    assert.equal(answer.statusCode, 201, answer.body)
    const { userData } = await anna.session()
    assert.equal(userData.id, answer.json().data.id)
    assert.deepEqual(
      [userData.email, userData.firstName, userData.phoneNumber, userData.role.name, userData.emailVerified],
      ['anna@kinora.example', 'Anna', '+48512345678', 'patient', false],
    )

    const code = codeIn(await running.mailbox.next('anna@kinora.example'))
    const verify = () => visitor().postJson('/api/auth/verify-email?locale=en', { code })
    assert.equal((await verify()).statusCode, 204)
    assert.equal((await anna.session()).userData.emailVerified, true)
    // Programs that check mails press buttons, too.
    assert.equal((await verify()).statusCode, 204)
    await running.app.db.rows(
      ofAnyone("update mailed_codes set expires_at = now() where email = 'anna@kinora.example'"),
    )
    const late = await verify()
    assert.deepEqual([late.statusCode, late.json().code], [410, 'auth.codeExpired'])
  })

  test('the mailed link leads back to the program that the person came from, also when it is sent again', async () => {
    const back = visitor()
    const callbackUrl = '/en/programs/3?t=20'
    await back.postJson('/api/auth/local/register', { ...memberForm('back@kinora.example'), callbackUrl })
    const link = /callbackUrl=%2Fen%2Fprograms%2F3(?!%3F)/
    assert.match((await running.mailbox.next('back@kinora.example')).text, link)
    assert.equal((await back.postJson('/api/auth/verify-email/send', { callbackUrl })).statusCode, 204)
    assert.match((await running.mailbox.next('back@kinora.example')).text, link)

    await register({ ...memberForm('away@kinora.example'), callbackUrl: 'https://evil.example/programs/3' })
    assert.doesNotMatch((await running.mailbox.next('away@kinora.example')).text, /callbackUrl|evil/)
  })

  test('consents are stored with their versions; the optional one only if it was given', async () => {
    const { id } = (await register(memberForm('consents@kinora.example'))).json().data
    const rows = await running.app.db.rows<{ kind: string; version: string; is_given: boolean }>(
      'select kind, version, is_given from consents where user_id = $id order by kind',
      { id },
    )
    assert.deepEqual(
      rows.map(({ kind, is_given: isGiven }) => [kind, isGiven]),
      [
        ['health', true],
        ['privacy', true],
        ['terms', true],
      ],
    )
    assert.ok(rows.every(({ version }) => version))
  })

  test('a specialist registers with title and number, and gets mail in the language of the page', async () => {
    const { id } = (await register(specialistForm('jan@kinora.example'), '?locale=en')).json().data
    assert.equal((await running.mailbox.next('jan@kinora.example')).subject, 'Confirm your e-mail address')
    const [user] = await running.app.db.rows(
      'select role, professional_title as title, registration_number as number, locale from users where id = $id',
      { id },
    )
    assert.deepEqual(user, { role: 'specialist', title: 'physiotherapist', number: '12345', locale: 'en' })
  })

  test('one e-mail has one account, however it is spelled', async () => {
    assert.equal((await register(memberForm('once@kinora.example'))).statusCode, 201)
    const second = await register(memberForm('ONCE@kinora.example'))
    assert.deepEqual([second.statusCode, second.json().errors], [409, [{ field: 'email', code: 'auth.emailTaken' }]])
    assert.equal(second.cookies.length, 0)
  })

  test('every invalid field is reported', async () => {
    const member = memberForm('wrong@kinora.example')
    const { age: _, ...withoutAge } = member
    const { registrationNumber: __, ...withoutNumber } = specialistForm('wrong@kinora.example')
    const cases: [object, string, string][] = [
      [withoutAge, 'age', 'form.error.age.required'],
      [withoutNumber, 'registrationNumber', 'form.error.registrationNumber.required'],
      [{ ...member, email: 'a@b@c.example' }, 'email', 'form.error.email.format'],
      [{ ...member, email: 'anna＠kinora.example, eve@kinora.example' }, 'email', 'form.error.email.format'],
      [{ ...member, password: '12345' }, 'password', 'form.error.password.format'],
      [
        { ...member, passwordConfirmation: 'a quiet evening' },
        'passwordConfirmation',
        'form.error.passwordConfirmation.format',
      ],
      [{ ...member, phoneNumber: '512 345' }, 'phoneNumber', 'form.error.phoneNumber.format'],
      [{ ...member, country: 'XX' }, 'country', 'form.error.country.required'],
      [{ ...member, firstName: '  ' }, 'firstName', 'form.error.firstName.required'],
      [{ ...member, age: 0 }, 'age', 'form.error.age.format'],
      [{ ...member, address: { ...member.address, city: '' } }, 'address[city]', 'form.error.city.required'],
      [
        { ...member, consents: { ...member.consents, health: false } },
        'consents[health]',
        'form.error.health.required',
      ],
      [{ ...member, gender: 'x' }, 'gender', 'form.error.gender.required'],
      [{ ...member, role: 'admin' }, 'role', 'form.error.role.required'],
      [{ ...member, professionalTitle: 'doctor' }, 'professionalTitle', 'request.unknownParameter'],
      [{ ...member, isSpecialist: true }, 'isSpecialist', 'request.unknownParameter'],
    ]
    for (const [form, field, code] of cases) {
      const answer = await register(form)
      assert.equal(answer.statusCode, 400, field)
      assert.deepEqual([answer.json().code, answer.json().errors], [code, [{ field, code }]])
    }
    assert.equal((await running.app.db.rows(ofAnyone("select 1 from users where email like 'wrong%'"))).length, 0)
  })

  test('the link can be sent again, within a limit, and only until the e-mail is verified', async () => {
    const eva = visitor()
    await eva.postJson('/api/auth/local/register', memberForm('eva@kinora.example'))
    const first = codeIn(await running.mailbox.next('eva@kinora.example'))
    const send = () => eva.postJson('/api/auth/verify-email/send', {})
    assert.equal((await send()).statusCode, 204)
    const second = codeIn(await running.mailbox.next('eva@kinora.example'))
    assert.notEqual(first, second)
    assert.equal((await visitor().postJson('/api/auth/verify-email', { code: first })).statusCode, 204)
    // Each link may be opened by several people's programs, and pressed twice.
    for (const code of [first, second])
      assert.equal((await visitor().postJson('/api/auth/verify-email', { code })).statusCode, 204)
    const answers = [await send(), await send(), await send()]
    assert.deepEqual(
      answers.map((answer) => answer.json().code),
      ['email.confirmed', 'email.confirmed', 'auth.tooManyAttempts'],
    )
    const [{ count } = { count: 0 }] = await running.app.db.rows<{ count: number }>(
      ofAnyone("select count(*)::int as count from outbox where recipient = 'eva@kinora.example'"),
    )
    assert.equal(count, 2)
    assert.equal((await visitor().postJson('/api/auth/verify-email/send', {})).statusCode, 401)
  })

  test('a hall of people registers at one address, and whoever is one too many is told how long to wait', async () => {
    const address = '198.51.100.250'
    const send = (form: object) => browser(running.app, address).postJson('/api/auth/local/register', form)
    // Refused before the costly part, and counted.
    const common = { ...memberForm('common@kinora.example'), password: 'password1', passwordConfirmation: 'password1' }
    for (let count = 0; count < 119; count++) assert.equal((await send(common)).statusCode, 400)
    assert.equal((await send(memberForm('hall@kinora.example'))).statusCode, 201)
    const late = await send(memberForm('late@kinora.example'))
    assert.deepEqual([late.statusCode, late.json().code], [429, 'auth.tooManyAttempts'])
    const wait = Number(late.headers['retry-after'])
    assert.ok(wait > 0 && wait <= 3_600, `${wait} s`)
  })
})
