import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam } from '../../../testing/care/trainedMembers.ts'
import { addDays } from '../../platform/days/calendarDays.ts'
import { dayIn } from '../../platform/days/ownDays.ts'
import { users } from '../../identity/identityTables.ts'
import { messages } from '../../messages/conversation/messageTables.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

const HOUR_MS = 3_600_000

onOneDatabase((create) => {
  const running = useApp(create)
  const specialistOf = async (who: Caller) => (await who.get('/members/specialist')).json().data
  /** A question so many hours ago, and its answers so many hours later. */
  async function ask(member: Caller, specialist: Caller, hoursAgo: number, answers: number[], type = 'TEXT_MESSAGE') {
    const row = (senderId: number, receiverId: number, hours: number, kind: string) => ({
      senderId,
      receiverId,
      type: kind as 'TEXT_MESSAGE',
      createdAt: new Date(Date.now() - hours * HOUR_MS),
    })
    await running.app.db.orm
      .insert(messages)
      .values([
        row(member.userId, specialist.userId, hoursAgo, 'TEXT_MESSAGE'),
        ...answers.map((after) => row(specialist.userId, member.userId, hoursAgo - after, type)),
      ])
  }

  test('a member sees their specialist, and nobody else does', async () => {
    const { member, specialist } = await addTeam(running.app)
    const today = dayIn('Europe/Warsaw')
    const officeHours = [{ weekday: 1, from: '09:00', to: '15:00' }]
    const change = (set: object) => running.app.db.orm.update(users).set(set).where(eq(users.id, specialist.userId))
    await change({ officeHours, description: 'Kolana i biodra.', awayUntil: today, gender: 'female' })
    const { since, ...record } = await specialistOf(member)
    assert.deepEqual(record, {
      userId: specialist.userId,
      firstName: 'Anna',
      lastName: 'Zielińska',
      description: 'Kolana i biodra.',
      avatarURL: null,
      professionalTitle: 'trainer',
      gender: 'female',
      officeHours,
      timeZone: 'Europe/Warsaw',
      awayUntil: today,
      answersWithinHours: null,
    })
    assert.ok(Date.parse(since) <= Date.now())
    await change({ awayUntil: addDays(today, -1) })
    assert.equal((await specialistOf(member)).awayUntil, null)

    assert.equal(await specialistOf(await addCaller(running.app, { email: 'alone@team.example' })), null)
    assert.equal((await specialist.get('/members/specialist')).statusCode, 403)
    await running.app.db.rows('delete from team_members where member_id = $userId', { userId: member.userId })
    assert.equal(await specialistOf(member), null)
  })

  test('half of the answers come within so many hours, over all conversations', async () => {
    const [{ member, specialist }, other] = [
      await addTeam(running.app),
      await addCaller(running.app, { email: 'former.member@team.example' }),
    ]
    await ask(member, specialist, 400, [2])
    await ask(member, specialist, 300, [3.2, 9])
    await ask(other, specialist, 200, [30])
    await ask(other, specialist, 100, [1])
    await ask(member, specialist, 50, [40])
    assert.equal((await specialistOf(member)).answersWithinHours, 4)

    for (const hoursAgo of [40, 35, 30, 25, 20, 15]) await ask(member, specialist, hoursAgo, [0.1])
    assert.equal((await specialistOf(member)).answersWithinHours, 4, 'it is not counted with each call')
  })

  test('four answers say nothing', async () => {
    const { member, specialist } = await addTeam(running.app)
    for (const hoursAgo of [400, 300, 200, 100]) await ask(member, specialist, hoursAgo, [1])
    assert.equal((await specialistOf(member)).answersWithinHours, null)
  })

  test('messages without an answer, late ones, automatic ones and old ones do not count', async () => {
    const { member, specialist } = await addTeam(running.app)
    for (const hoursAgo of [1_900, 1_500, 1_100, 700]) await ask(member, specialist, hoursAgo, [0.5])
    await ask(member, specialist, 91 * 24, [1])
    await ask(member, specialist, 80 * 24, [1], 'ADD_VIDEO_TO_PATH')
    await ask(member, specialist, 20 * 24 - 1, [14 * 24 + 1])
    await ask(member, specialist, 3, [])
    assert.equal((await specialistOf(member)).answersWithinHours, null)
  })
})
