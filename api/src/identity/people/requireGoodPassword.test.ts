import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { memberForm, specialistForm } from '../../../testing/accounts/registrations.ts'
import { browser } from '../../../testing/browser.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { codeIn } from '../../../testing/messages/mailbox.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { requireGoodPassword } from './requireGoodPassword.ts'

const ZOFIA = {
  email: 'zofia.krol77@poczta.example',
  firstName: 'Zofia',
  lastName: 'Król-Żak',
  role: 'patient',
} as const
const LEAKED = 'a bridge over the river'
const codeOf = (answer: { json: () => { errors?: { field: string; code: string }[] } }) =>
  answer.json().errors?.map(({ field, code }) => `${field}: ${code}`)

test('passwords that many have, or that name their owner, are refused', () => {
  const refusal = (password: string) => {
    try {
      requireGoodPassword(password, ZOFIA)
      return null
    } catch (error) {
      return (error as { errors: { code: string }[] }).errors[0]?.code.replace('form.error.password.', '')
    }
  }
  for (const [password, why] of [
    ['password', 'common'],
    ['12345678', 'common'],
    ['aaaaaaaa', 'common'],
    ['ababababab', 'common'],
    ['haslo123', 'common'],
    ['Hasło2026!', 'common'],
    ['        ', 'common'],
    ['zaq12wsx', 'common'],
    ['kinora12', 'own'],
    ['Kinora-Kinora', 'own'],
    ['zofia.krol77@poczta.example', 'own'],
    ['ZOFIAKROL77', 'own'],
    ['król-żak!2', 'own'],
    ['lampa wiosna rower', null],
    ['zofia lubi stare lampy', null],
    ['Tr0skliwa!Sowa', null],
    ['59381047', null],
  ] as const)
    assert.equal(refusal(password), why, password)
})

onOneDatabase((create) => {
  const asked: string[] = []
  let answer = ''
  const range = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (answer === 'moved') response.writeHead(302, { location: '/elsewhere' }).end()
    else response.writeHead(answer === 'down' ? 503 : 200).end(answer)
  })
  const changes = { passwordRangeUrl: '' }
  before(async () => {
    await new Promise<void>((done) => range.listen(0, '127.0.0.1', done))
    changes.passwordRangeUrl = `http://127.0.0.1:${(range.address() as AddressInfo).port}/range/`
  })
  after(() => void range.close())
  const running = useApp(create, changes)
  const visitor = () => browser(running.app, '198.51.100.7')
  const register = (form: object) => visitor().postJson('/api/auth/local/register', form)
  const twice = (password: string) => ({ password, passwordConfirmation: password })

  test('a common password makes no account, and a specialist needs a longer one', async () => {
    const refused = await register({ ...memberForm('ola@kinora.example'), ...twice('haslo123') })
    assert.deepEqual([refused.statusCode, codeOf(refused)], [400, ['password: form.error.password.common']])
    const short = await register({ ...specialistForm('ewa@kinora.example'), ...twice('sowa i las') })
    assert.deepEqual([short.statusCode, codeOf(short)], [400, ['password: form.error.password.shortForSpecialist']])
    assert.equal((await register(memberForm('ola@kinora.example'))).statusCode, 201)
  })

  test('neither a mailed code nor the old password sets a bad one, and the code stays valid', async () => {
    const email = 'adam@kinora.example'
    await addPerson(running.app, { email })
    const person = visitor()
    await person.signIn(email, PASSWORD)
    const change = await person.postJson('/api/auth/change-password', {
      currentPassword: PASSWORD,
      ...twice('adam2026'),
    })
    assert.deepEqual([change.statusCode, codeOf(change)], [400, ['password: form.error.password.own']])

    await visitor().postJson('/api/auth/forgot-password', { email })
    const code = codeIn(await running.mailbox.next(email))
    const reset = (password: string) => visitor().postJson('/api/auth/reset-password', { code, ...twice(password) })
    assert.deepEqual(codeOf(await reset('qwerty123')), ['password: form.error.password.common'])
    assert.equal((await reset('a new quiet morning')).statusCode, 204)
  })

  test('a leaked password is refused by the beginning of its hash, and a service that is down holds nobody up', async () => {
    const hash = createHash('sha1').update(LEAKED).digest('hex').toUpperCase()
    const form = { ...memberForm('leak@kinora.example'), ...twice(LEAKED) }
    answer = `0018A45C4D1DEF81644B54AB7F969B88D65:3\r\n${hash.slice(5)}:12\r\n`
    assert.deepEqual(codeOf(await register(form)), ['password: form.error.password.leaked'])
    assert.equal(asked.at(-1), `/range/${hash.slice(0, 5)}`)
    for (const harmless of [`${hash.slice(5)}:0\r\n`, 'down', 'moved']) {
      answer = harmless
      const email = `leak-${harmless.slice(0, 4)}@kinora.example`
      assert.equal((await register({ ...form, email })).statusCode, 201, harmless)
    }
    assert.ok(!asked.includes('/elsewhere'), 'no redirect is followed')
  })
})
