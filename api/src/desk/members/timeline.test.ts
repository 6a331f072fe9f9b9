import type { TimelineDay } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { endDay } from '../../../testing/people.ts'
import { programIds } from '../../../testing/catalogue/programIds.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam } from '../../../testing/team/teams.ts'
import { addDone, givePath, NO_DOSE } from '../../../testing/care/trainedMembers.ts'
import { checkIns, videoSurveys } from '../../care/answers/answerTables.ts'
import { addDays } from '../../platform/days/calendarDays.ts'
import { dayIn } from '../../platform/days/ownDays.ts'
import { messages } from '../../messages/conversation/messageTables.ts'
import { planStates } from '../../care/path/pathTables.ts'
import { emotions } from '../../care/state/stateTables.ts'

const ZONE = 'Pacific/Kiritimati'
const today = dayIn(ZONE)
const ago = (days: number) => addDays(today, -days)

onOneDatabase((create) => {
  const running = useApp(create)
  const idOf = programIds(running)

  test("four weeks of a member's own days have what they did and told on each", async () => {
    const [{ member, specialist }, other] = [await addTeam(running.app), await addTeam(running.app)]
    const { orm, rows } = running.app.db
    const { userId } = member
    await rows('update users set time_zone = $zone where id = $userId', { userId, zone: ZONE })
    await endDay(running.app, userId)
    await addDone(running.app, userId, 'hundred', [ago(3), ago(3), ago(27), ago(28)])
    await addDone(running.app, other.member.userId, 'hundred', [ago(3)])
    await orm.insert(checkIns).values([
      { userId, program: 'hundred', day: ago(3), painBefore: 5, painAfter: 4, effort: 'hard' },
      { userId, program: 'slashes', day: ago(3), painBefore: 4, painAfter: 3 },
    ])
    await orm.insert(videoSurveys).values([
      { userId, program: 'hundred', day: ago(3), feeling: 'sad' },
      { userId, program: 'hundred', day: ago(2), feeling: 'calm' },
    ])
    await orm.insert(emotions).values({ userId, day: ago(3), emotion: 'happy' })
    await orm.insert(planStates).values({ userId, mode: 'paused', fromDay: ago(6), untilDay: ago(5) })
    await givePath(running.app, userId, {
      items: [{ program: 'hundred' }, { program: 'slashes', addedAt: new Date(`${ago(2)}T00:00:00Z`) }],
    })
    const [from, to] = [userId, specialist.userId]
    // 15:00 there is one o'clock here; 23:00 in UTC is the next day there.
    await orm.insert(messages).values([
      { senderId: from, receiverId: to, type: 'TEXT_MESSAGE', createdAt: new Date(`${ago(5)}T23:00:00Z`) },
      { senderId: to, receiverId: from, type: 'TEXT_MESSAGE', createdAt: new Date(`${ago(4)}T01:00:00Z`) },
      {
        senderId: from,
        receiverId: other.specialist.userId,
        type: 'TEXT_MESSAGE',
        createdAt: new Date(`${ago(4)}T01:00:00Z`),
      },
    ])
    await member.remove(`/my-path/${idOf('hundred pl')}`)

    const days: TimelineDay[] = (await specialist.get(`/members/${userId}/timeline?locale=en`)).json().data.days
    assert.deepEqual([days.length, days[0]?.day, days.at(-1)?.day], [28, ago(27), today])
    const on = (daysAgo: number) => days.find(({ day }) => day === ago(daysAgo))
    const nothing = {
      done: 0,
      painBefore: null,
      painAfter: null,
      feeling: null,
      dayFeeling: null,
      trainings: [],
      state: 'normal',
      pathChanges: [],
      doseChanges: [],
      messages: { fromMember: 0, fromSpecialist: 0 },
    }
    const untold = { done: 0, painBefore: null, painAfter: null, effort: null, feeling: null }
    // The day's face does not replace the one after the film.
    assert.deepEqual(on(3), {
      ...nothing,
      day: ago(3),
      done: 2,
      painBefore: 5,
      painAfter: 3,
      feeling: 'happy',
      dayFeeling: 'happy',
      trainings: [
        { trainingName: '100% back', done: 2, painBefore: 5, painAfter: 4, effort: 'hard', feeling: 'sad' },
        { ...untold, trainingName: 'Up\\down', painBefore: 4, painAfter: 3 },
      ],
    })
    assert.deepEqual(on(2), {
      ...nothing,
      day: ago(2),
      feeling: 'calm',
      trainings: [{ ...untold, trainingName: '100% back', feeling: 'calm' }],
      pathChanges: [{ kind: 'added', trainingName: 'Up\\down' }],
    })
    assert.deepEqual(on(4), { ...nothing, day: ago(4), messages: { fromMember: 1, fromSpecialist: 1 } })
    assert.deepEqual(on(5), { ...nothing, day: ago(5), state: 'paused' })
    assert.deepEqual(on(0), { ...nothing, day: today, pathChanges: [{ kind: 'removed', trainingName: '100% back' }] })
    assert.equal(on(27)?.done, 1)
  })

  test('what the specialist removed is told as well, one program or several at once', async () => {
    const { member, specialist } = await addTeam(running.app)
    await givePath(running.app, member.userId, {
      items: ['hundred', 'slashes', 'neck-exercises'].map((program) => ({ program })),
    })
    const url = `/specialist/path/${member.userId}`
    await specialist.remove(`${url}/${idOf('hundred pl')}`)
    const today = async () => {
      const { days } = (await specialist.get(`/members/${member.userId}/timeline?locale=en`)).json().data
      return days.at(-1).pathChanges
    }
    assert.deepEqual(await today(), [{ kind: 'removed', trainingName: '100% back' }])
    const training = idOf('neck-exercises pl')
    const dose = { ...NO_DOSE, daysPerWeek: 2 }
    const trainings = [idOf('slashes pl'), training]
    await specialist.put(url, { name: 'Ścieżka', note: '', trainings, doses: [{ training, dose }] })
    const { days } = (await specialist.get(`/members/${member.userId}/timeline?locale=en`)).json().data
    assert.deepEqual(days.at(-1).doseChanges, ['Neck exercises'])
    await specialist.put(url, { name: 'Ścieżka', note: '', trainings: [] })
    assert.deepEqual(
      await today(),
      ['100% back', 'Up\\down', 'Neck exercises'].map((trainingName) => ({ kind: 'removed', trainingName })),
    )
  })

  test('other spans can be asked for, of at most eight weeks', async () => {
    const { member, specialist } = await addTeam(running.app)
    const url = `/members/${member.userId}/timeline`
    assert.equal((await specialist.get(`${url}?weeks=8`)).json().data.days.length, 56)
    for (const weeks of ['0', '9', 'x']) assert.equal((await specialist.get(`${url}?weeks=${weeks}`)).statusCode, 400)
  })
})
