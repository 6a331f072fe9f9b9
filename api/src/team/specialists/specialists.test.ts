import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam } from '../../../testing/team/teams.ts'

type Decision = { specialist: string; state: string; reason?: string }

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  const applicant = (locale: 'pl' | 'en' = 'pl') =>
    addCaller(running.app, {
      email: `applicant${++people}@kinora.example`,
      role: 'specialist',
      verification: 'pending',
      locale,
    })
  const decide = (data: Decision) =>
    running.app.inject({ method: 'POST', url: '/api/specialists/decisions', payload: { data } })
  const stateOf = async (who: Awaited<ReturnType<typeof applicant>>) => (await who.get('/specialist/me')).json().data
  const join = (memberId: number, specialistId: number) =>
    running.app.db.rows('update team_members set specialist_id = $specialistId where member_id = $memberId', {
      memberId,
      specialistId,
    })

  test('a specialist sees their team with the next call after they were verified, and is told by mail', async () => {
    const [specialist, { member }] = [await applicant(), await addTeam(running.app)]
    await join(member.userId, specialist.userId)
    const refused = await specialist.get(`/members/${member.userId}`)
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'specialist.notVerified'])
    assert.deepEqual(await stateOf(specialist), {
      state: 'pending',
      decidedAt: null,
      reason: null,
      professionalTitle: 'trainer',
      registrationNumber: 'T 12',
    })

    const answer = await decide({ specialist: String(specialist.userId), state: 'verified' })
    assert.deepEqual([answer.statusCode, answer.json().data.state], [200, 'verified'])
    assert.equal((await specialist.get(`/members/${member.userId}`)).statusCode, 200)
    const { state, decidedAt } = await stateOf(specialist)
    assert.equal(state, 'verified')
    assert.ok(Date.parse(decidedAt) <= Date.now())
    const mail = await running.mailbox.next(`applicant${people}@kinora.example`)
    assert.equal(mail.subject, 'Twój tytuł jest potwierdzony')
    assert.match(mail.text, /http:\/\/localhost:3000\/profile\/my-team\n/)
  })

  test('a refused specialist is mailed the reason, and sees neither members nor their messages any more', async () => {
    const { member, specialist } = await addTeam(running.app, 'en')
    await member.post('/message', { receiverId: specialist.userId, content: 'Dzień dobry' })
    assert.equal((await specialist.get('/message/unread')).json().data.unread, 1)
    const { email } = (await specialist.get('/user/me')).json().data
    const reason = 'The number <T 12> is not in the register.'
    const refusal = { specialist: email.toUpperCase(), state: 'refused', reason }
    assert.equal((await decide(refusal)).statusCode, 200)

    const { subject, text, html } = await running.mailbox.next(email)
    assert.equal(subject, 'We cannot confirm your title yet')
    assert.ok(text.includes(reason) && text.includes('http://localhost:3000/en/contact\n'), text)
    assert.ok(html.includes('&lt;T 12&gt;') && !html.includes('<T 12>'))
    assert.deepEqual([(await stateOf(specialist)).state, (await stateOf(specialist)).reason], ['refused', reason])

    assert.equal((await specialist.get(`/members/${member.userId}`)).json().code, 'specialist.notVerified')
    assert.equal((await specialist.get(`/message/${member.userId}`)).statusCode, 404)
    assert.equal((await specialist.get('/message/unread')).json().data.unread, 0)
    const answer = await specialist.post('/message', { receiverId: member.userId, content: 'Good morning' })
    assert.equal(answer.statusCode, 404)
    assert.equal((await member.get(`/message/${specialist.userId}`)).json().data.length, 1)
  })

  test('the same decision again mails nobody, another one counts', async () => {
    const specialist = await applicant('en')
    const who = String(specialist.userId)
    await Promise.all([1, 2, 3].map(() => decide({ specialist: who, state: 'verified' })))
    await decide({ specialist: who, state: 'refused', reason: 'Eine Frage' })
    await decide({ specialist: who, state: 'verified' })
    const mails = await running.app.db.rows<{ template: string }>(
      'select template from outbox where user_id = $userId order by id',
      { userId: specialist.userId },
    )
    assert.deepEqual(
      mails.map(({ template }) => template),
      ['specialistVerified', 'specialistRefused', 'specialistVerified'],
    )
    assert.equal((await stateOf(specialist)).state, 'verified')
  })

  test('an operator lists specialists, those who wait first', async () => {
    const [first, second] = [await applicant(), await applicant()]
    await decide({ specialist: String(first.userId), state: 'verified' })
    const { data } = (await running.app.inject('/api/specialists')).json()
    const states: string[] = data.map(({ state }: { state: string }) => state)
    assert.ok(states.lastIndexOf('pending') < states.findIndex((state) => state !== 'pending'))
    const listed = data.find(({ id }: { id: number }) => id === second.userId)
    assert.deepEqual(
      [listed.state, listed.email, listed.lastName, listed.registrationNumber],
      ['pending', `applicant${people}@kinora.example`, 'Zielińska', 'T 12'],
    )
  })

  test('nobody but specialists is decided on, a refusal needs a reason, and members have no such state', async () => {
    const { member, specialist } = await addTeam(running.app)
    const status = async (decision: Decision) => (await decide(decision)).statusCode
    for (const who of [String(member.userId), '999999', 'nobody@kinora.example', 'nobody', '', '1e3'])
      assert.equal(await status({ specialist: who, state: 'verified' }), 404, who)
    const who = String(specialist.userId)
    assert.equal(await status({ specialist: who, state: 'refused' }), 400)
    assert.equal(await status({ specialist: who, state: 'refused', reason: ' ' }), 400)
    assert.equal(await status({ specialist: who, state: 'pending' }), 400)
    assert.equal((await member.get('/specialist/me')).statusCode, 403)
    const outside = await running.app.inject({ url: '/api/specialists', remoteAddress: '203.0.113.7' })
    assert.equal(outside.statusCode, 404)
  })
})
