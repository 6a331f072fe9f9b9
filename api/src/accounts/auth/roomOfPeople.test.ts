import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberForm } from '../../../testing/accounts/registrations.ts'
import { browser } from '../../../testing/browser.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { codeIn } from '../../../testing/messages/mailbox.ts'
import { useApp } from '../../../testing/startApp.ts'

const HALL = '198.51.100.7'
const PEOPLE = Array.from({ length: 40 }, (_, number) => `guest${number}@kinora.example`)
const WRONG = 'not what they chose'

onOneDatabase((create) => {
  const running = useApp(create)
  const here = () => browser(running.app, HALL)
  const statuses = (answers: { statusCode: number }[]) => [...new Set(answers.map(({ statusCode }) => statusCode))]

  test('forty people in one hall sign up, confirm and sign in at once; guessing from there still ends', async () => {
    const forms = PEOPLE.map((email) => memberForm(email))
    const signedUp = await Promise.all(forms.map((form) => here().postJson('/api/auth/local/register', form)))
    assert.deepEqual(statuses(signedUp), [201])
    const codes = await Promise.all(PEOPLE.map(async (email) => codeIn(await running.mailbox.next(email))))
    const confirmed = codes.map((code) => here().postJson('/api/auth/verify-email', { code }))
    assert.deepEqual(statuses(await Promise.all(confirmed)), [204])

    const wrong = await Promise.all(PEOPLE.map((email) => here().signIn(email, WRONG)))
    assert.deepEqual(statuses(wrong), [401], 'each mistypes once')
    for (let round = 0; round < 2; round++) {
      const signedIn = await Promise.all(forms.map(({ email, password }) => here().signIn(email, password)))
      assert.deepEqual(statuses(signedIn), [200])
    }

    const guessed: number[] = []
    for (let number = 0; number < 70; number++)
      guessed.push((await here().signIn(`stranger${number}@kinora.example`, WRONG)).statusCode)
    assert.deepEqual([guessed.filter((status) => status === 401).length, guessed.at(-1)], [60, 429], 'forty had failed')
  })

  test('one address learns of few accounts by registering', async () => {
    const form = memberForm('taken@kinora.example')
    const from = browser(running.app, '198.51.100.8')
    assert.equal((await from.postJson('/api/auth/local/register', form)).statusCode, 201)
    const tries: number[] = []
    for (let times = 0; times < 62; times++)
      tries.push((await from.postJson('/api/auth/local/register', form)).statusCode)
    assert.deepEqual([tries.filter((status) => status === 409).length, tries.at(-1)], [60, 429])
    const free = await from.postJson('/api/auth/local/register', memberForm('free@kinora.example'))
    assert.equal(free.statusCode, 429, 'free addresses are refused alike')
  })
})
