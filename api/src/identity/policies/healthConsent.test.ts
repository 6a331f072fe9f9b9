import type { ConsentKind } from '@kinora/contracts'
import { SYMPTOMS } from '@kinora/limits'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { consents } from '../../accounts/registration/consentTables.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

const SURVEY = { data: { pain: 50, ...Object.fromEntries(SYMPTOMS.map((name) => [name, false])) } }

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  const somebody = () => addCaller(running.app, { email: `consent${++people}@kinora.example` })
  const decide = (who: Caller, isGiven: boolean, kind: ConsentKind = 'health') =>
    running.app.db.orm.insert(consents).values({ userId: who.userId, kind, version: '2026-11', isGiven })
  const write = async (who: Caller) => {
    const answer = await who.post('/symptoms-surveys', SURVEY)
    return answer.statusCode === 201 ? 201 : answer.json().code
  }

  test('health data is written only while the latest decision is to consent', async () => {
    const [member, other] = [await somebody(), await somebody()]
    assert.equal(await write(member), 201)
    await decide(member, false)
    assert.equal(await write(member), 'consent.required')
    assert.equal(await write(other), 201)
    await decide(member, true, 'marketing')
    await decide(other, false, 'marketing')
    assert.deepEqual([await write(member), await write(other)], ['consent.required', 201])
    assert.equal((await member.get('/symptoms-surveys')).json().data.length, 1, 'what was written can still be read')
    await decide(member, true)
    assert.equal(await write(member), 201)
  })

  test('without any decision nothing is written', async () => {
    const member = await somebody()
    await running.app.db.rows('delete from consents where user_id = $userId', { userId: member.userId })
    assert.equal(await write(member), 'consent.required')
    assert.deepEqual((await member.get('/symptoms-surveys')).json().data, [])
  })
})
