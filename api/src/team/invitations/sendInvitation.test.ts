import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCaller, inTestMode } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { inviting, tokenIn } from '../../../testing/team/invitations.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { useApp } from '../../../testing/startApp.ts'

const KEY = '0b7e0c52-9d9b-4a57-8f13-52b7a4d5a9a1'

onOneDatabase((create) => {
  const running = useApp(create)
  const { addMember, addSpecialist, invite, invited, newEmail, preview } = inviting(running)
  const codeOf = (answer: { statusCode: number; json: () => { code: string } }) => [
    answer.statusCode,
    answer.json().code,
  ]

  test('an invitation is mailed once, with the name of the specialist and nothing that was typed', async () => {
    const specialist = await addSpecialist()
    const email = newEmail()
    const [first, again] = [
      await invite(specialist, ` ${email.toUpperCase()} `, { key: KEY, lastName: 'kliknij-evil.example' }),
      await invite(specialist, email, { key: KEY }),
    ]
    assert.deepEqual([first.statusCode, again.statusCode], [201, 201])
    assert.equal(again.json().data.id, first.json().data.id)
    const { email: written, lastName, state, memberId } = first.json().data
    assert.deepEqual([written, lastName, state, memberId], [email, 'kliknij-evil.example', 'sent', null])

    const mail = await running.mailbox.next(email)
    assert.equal(mail.subject, 'Anna Zielińska zaprasza Cię do swojego zespołu')
    assert.match(mail.text, /Anna Zielińska \(trener\) zaprasza Cię do Kinory/)
    assert.doesNotMatch(mail.text + mail.html, /evil/)
    assert.equal((await preview(tokenIn(mail))).statusCode, 200)
    const mails = await running.app.db.rows(ofAnyone('select from outbox where recipient = $email'), { email })
    assert.equal(mails.length, 1)
  })

  test('the mail names the profession in the form of the specialist’s gender, and keeps the apostrophe of a name', async () => {
    const specialist = await addSpecialist()
    await running.app.db.rows("update users set gender = 'female', last_name = 'O’Neill' where id = $userId", {
      userId: specialist.userId,
    })
    const email = newEmail()
    await invite(specialist, email)
    assert.match((await running.mailbox.next(email)).text, /Anna O’Neill \(trenerka\) zaprasza Cię/)
  })

  test('a name without letters is left out of the subject', async () => {
    const specialist = await addSpecialist()
    await running.app.db.rows("update users set first_name = '{0}', last_name = '7' where id = $userId", {
      userId: specialist.userId,
    })
    const email = newEmail()
    await invite(specialist, email)
    assert.equal((await running.mailbox.next(email)).subject, 'Specjalista Kinory zaprasza Cię do swojego zespołu')
  })

  test('an invitation that is sent several times at once exists once', async () => {
    const specialist = await addSpecialist()
    const email = newEmail()
    const answers = await Promise.all([1, 2, 3].map(() => invite(specialist, email, { key: KEY })))
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [201, 201, 201],
    )
    assert.equal(new Set(answers.map(({ json }) => json().data.id)).size, 1)
    const mails = await running.app.db.rows(ofAnyone('select from outbox where recipient = $email'), { email })
    assert.equal(mails.length, 1)
  })

  test('the mail is in the language of the call, and of a name only the letters are in it', async () => {
    const specialist = await addSpecialist()
    await running.app.db.rows(
      "update users set first_name = 'Win! evil.example/x', last_name = 'O''Hara' where id = $userId",
      { userId: specialist.userId },
    )
    const email = newEmail()
    await specialist.post('/invitation?locale=en', { email, lastName: 'Nowak', confirmed: true })
    const { subject, text } = await running.mailbox.next(email)
    assert.equal(subject, "Win evilexamplex O'Hara invites you to their team")
    assert.match(text, /http:\/\/localhost:3000\/en\/invitation#[\w-]{43}\n/)
  })

  test('what the specialist confirmed is kept, with its time; without it nothing is sent', async () => {
    const specialist = await addSpecialist()
    const email = newEmail()
    for (const confirmed of [undefined, false])
      assert.deepEqual(codeOf(await invite(specialist, email, { confirmed })), [400, 'form.error.confirmed.required'])
    await invite(specialist, email)
    const [confirmation] = await running.app.db.rows<object>(
      `select confirmation, confirmed_at between now() - interval '1 minute' and now() as "isNow"
      from invitations where sender_id = $userId`,
      { userId: specialist.userId },
    )
    assert.deepEqual(confirmation, { confirmation: '2026-11', isNow: true })
  })

  test('the form says what is wrong with each field', async () => {
    const specialist = await addSpecialist()
    const wrong = await specialist.post('/invitation', { email: '', lastName: ' ', confirmed: true })
    assert.deepEqual(wrong.json().errors, [
      { field: 'email', code: 'form.error.email.required' },
      { field: 'lastName', code: 'form.error.lastName.format' },
    ])
    assert.deepEqual(codeOf(await invite(specialist, 'no address')), [400, 'form.error.email.format'])
  })

  test('whoever is in the team, was invited, or is the specialist is not invited', async () => {
    const specialist = await addSpecialist()
    const { email, token } = await invited(specialist)
    assert.deepEqual(codeOf(await invite(specialist, email)), [409, 'invitation.alreadyOpen'])
    const both = newEmail()
    const race = await Promise.all([1, 2, 3].map(() => invite(specialist, both)))
    assert.deepEqual(race.map(({ statusCode }) => statusCode).sort(), [201, 409, 409])

    const member = await addMember(email)
    assert.equal((await member.post(`/invitation/${token}/accept`)).statusCode, 200)
    assert.deepEqual(codeOf(await invite(specialist, email)), [409, 'invitation.inTeam'])
    const other = await addSpecialist()
    assert.equal((await invite(other, email)).statusCode, 201, 'another specialist learns nothing of that')

    const [sender] = await running.app.db.rows<{ email: string }>('select email from users where id = $userId', {
      userId: specialist.userId,
    })
    assert.deepEqual(codeOf(await invite(specialist, sender!.email)), [400, 'invitation.ownEmail'])
  })

  test('the answer does not tell whether the e-mail has an account', async () => {
    const specialist = await addSpecialist()
    const [memberEmail, unknown] = [newEmail(), newEmail()]
    await addMember(memberEmail)
    const [one, other] = [await invite(specialist, memberEmail), await invite(specialist, unknown)]
    const shapeOf = ({ json }: typeof one) => ({
      ...json().data,
      id: 0,
      email: '',
      createdAt: '',
      sentAt: '',
      expiresAt: '',
    })
    assert.deepEqual([one.statusCode, shapeOf(one)], [other.statusCode, shapeOf(other)])
  })

  test('only verified specialists invite, and none in test mode', async () => {
    const pending = await addCaller(running.app, {
      email: newEmail(),
      role: 'specialist',
      verification: 'pending',
    })
    assert.deepEqual(codeOf(await invite(pending, newEmail())), [403, 'specialist.notVerified'])
    const specialist = await addSpecialist()
    const testing = inTestMode(running.app, specialist)
    assert.deepEqual(codeOf(await invite(testing, newEmail())), [403, 'testMode.readOnly'])
    assert.equal((await testing.get('/invitation')).statusCode, 403)
    assert.deepEqual(codeOf(await invite(await addMember(newEmail()), newEmail())), [403, 'auth.wrongRole'])
  })

  test('one person gets three mails a day of a specialist, and a specialist sends forty', async () => {
    const specialist = await addSpecialist()
    const { id } = await invited(specialist)
    const again = () => specialist.post(`/invitation/${id}/resend`)
    const answers = [await again(), await again(), await again()].map(({ statusCode }) => statusCode)
    assert.deepEqual(answers, [200, 200, 429])
    assert.equal((await invite(specialist, newEmail())).statusCode, 201)

    for (let sent = 4; sent < 40; sent++) assert.equal((await invite(specialist, newEmail())).statusCode, 201)
    assert.deepEqual(codeOf(await invite(specialist, newEmail())), [429, 'auth.tooManyAttempts'])
  })
})
