import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam } from '../../../testing/team/teams.ts'

type Decision = { kind: string; isGiven: boolean; version: string }

onOneDatabase((create) => {
  const running = useApp(create)
  const rowsOf = (userId: number) =>
    running.app.db.rows<Decision>(
      'select kind, is_given as "isGiven", version from consents where user_id = $userId order by id',
      { userId },
    )

  test('marketing is given and withdrawn, and every decision is kept once', async () => {
    const { member } = await addTeam(running.app)
    const before = await rowsOf(member.userId)
    const decide = (isGiven: boolean) => member.post('/user/me/consents', { data: { kind: 'marketing', isGiven } })
    for (const isGiven of [true, true, false, false]) {
      const answer = await decide(isGiven)
      assert.equal(answer.statusCode, 200, answer.body)
      const marketing = answer.json().data.find(({ kind }: Decision) => kind === 'marketing')
      assert.equal(marketing.isGiven, isGiven)
    }
    const decisions = (await rowsOf(member.userId)).slice(before.length)
    assert.deepEqual(
      decisions.map(({ kind, isGiven }) => [kind, isGiven]),
      [
        ['marketing', true],
        ['marketing', false],
      ],
    )
  })

  test('withdrawing health ends the team at once, and answers about health are refused until it is given', async () => {
    const { member, specialist } = await addTeam(running.app)
    const decide = (isGiven: boolean) => member.post('/user/me/consents', { data: { kind: 'health', isGiven } })
    const answerHow = () => member.post('/emotions', { data: { emotion: 'calm' } })
    assert.equal((await decide(false)).statusCode, 200)
    assert.equal((await specialist.get(`/members/${member.userId}`)).statusCode, 404)
    assert.equal((await specialist.get(`/message/${member.userId}`)).statusCode, 404)
    const refused = await answerHow()
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'consent.required'])
    assert.equal((await decide(true)).statusCode, 200)
    assert.equal((await answerHow()).statusCode, 201)
    assert.equal((await specialist.get(`/members/${member.userId}`)).statusCode, 404, 'the team does not come back')
  })

  test('terms and privacy end with the account only', async () => {
    const { member } = await addTeam(running.app)
    for (const kind of ['terms', 'privacy']) {
      const answer = await member.post('/user/me/consents', { data: { kind, isGiven: false } })
      assert.deepEqual([answer.statusCode, answer.json().code], [409, 'consent.needed'])
    }
    assert.equal((await member.post('/user/me/consents', { data: { kind: 'other', isGiven: true } })).statusCode, 400)
  })
})
