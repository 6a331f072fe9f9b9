import type { Dose, MemberExercise, MemberExercises } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDone, addTeam, givePath, NO_DOSE } from '../../../testing/care/trainedMembers.ts'
import { programIds } from '../../../testing/catalogue/programIds.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { deleteExpiredRows } from '../../app/sweep/expiredRowQueries.ts'
import { checkIns, videoSurveys } from '../../care/answers/answerTables.ts'
import { pastDoses, planStates } from '../../care/path/pathTables.ts'
import { addDays } from '../../platform/days/calendarDays.ts'
import { dayIn } from '../../platform/days/ownDays.ts'

const today = dayIn('Europe/Warsaw')
const ago = (days: number) => addDays(today, -days)
const DAILY: Dose = { ...NO_DOSE, daysPerWeek: 7, text: '2 serie po 10' }
const nothing = {
  isAsked: true,
  done: 0,
  isPartly: false,
  painBefore: null,
  painAfter: null,
  effort: null,
  feeling: null,
  note: null,
}

onOneDatabase((create) => {
  const running = useApp(create)
  const idOf = programIds(running)
  type Caller = Awaited<ReturnType<typeof addTeam>>['member']
  const read = async (specialist: Caller, { userId }: Caller): Promise<MemberExercises> => {
    const answer = await specialist.get(`/members/${userId}/exercises?locale=en`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json().data
  }
  const titles = (programs: MemberExercise[]) => programs.map(({ training }) => training.title)

  test('a fortnight says of each program what was done of what was asked for, and how it was', async () => {
    const { member, specialist } = await addTeam(running.app)
    const { userId } = member
    const { orm } = running.app.db
    await givePath(running.app, userId, { items: [{ program: 'hundred', dose: DAILY }] })
    await addDone(running.app, userId, 'hundred', [ago(1), ago(1), ago(2), ago(14)])
    await addDone(running.app, userId, 'slashes', [ago(3)])
    await orm.insert(planStates).values({ userId, mode: 'paused', fromDay: ago(6), untilDay: ago(5) })
    await orm.insert(checkIns).values([
      { userId, program: 'hundred', day: ago(1), painBefore: 4, painAfter: 8, effort: 'hard', note: 'Tylko dla mnie.' },
      { userId, program: 'slashes', day: ago(3), painBefore: 5 },
      { userId, program: 'slashes', day: ago(14), painAfter: 9 },
    ])
    await orm.insert(videoSurveys).values({ userId, program: 'hundred', day: ago(1), feeling: 'worried' })
    await member.put(`/progress/position/${idOf('hundred pl')}`, { seconds: 200 })

    const { from, to, pain, states, programs } = await read(specialist, member)
    assert.deepEqual([from, to], [ago(13), today])
    assert.deepEqual(pain, [
      { day: ago(3), pain: 5 },
      { day: ago(1), pain: 8 },
    ])
    assert.deepEqual(
      states,
      [6, 5].map((days) => ({ day: ago(days), state: 'paused' })),
    )
    assert.deepEqual(titles(programs), ['100% back', 'Up\\down'])
    const [onPath, other] = programs as [MemberExercise, MemberExercise]
    // Thirteen days before today, two of them in the pause.
    assert.deepEqual([onPath.isOnPath, onPath.dose, onPath.asked, onPath.done], [true, DAILY, 11, 2])
    const on = (days: number) => onPath.days.find(({ day }) => day === ago(days))
    assert.deepEqual(on(1), {
      ...nothing,
      day: ago(1),
      done: 2,
      painBefore: 4,
      painAfter: 8,
      effort: 'hard',
      feeling: 'worried',
    })
    assert.deepEqual(
      [on(4), on(5), on(0)],
      [{ ...nothing, day: ago(4) }, undefined, { ...nothing, day: today, isAsked: false, isPartly: true }],
    )
    assert.deepEqual([other.isOnPath, other.asked, other.changes], [false, 0, []])
    assert.deepEqual(
      other.days.map(({ day, done, isPartly, painBefore }) => [day, done, isPartly, painBefore]),
      [[ago(3), 1, false, 5]],
    )
  })

  test('a dose that the specialist changes is told with what it was, and so is a program that is gone', async () => {
    const { member, specialist } = await addTeam(running.app)
    await givePath(running.app, member.userId, {
      items: ['hundred', 'slashes', 'neck-exercises'].map((program) => ({ program, dose: DAILY })),
    })
    const [hundred, slashes, neck] = ['hundred pl', 'slashes pl', 'neck-exercises pl'].map(idOf)
    const save = (doses: { training?: number; dose: Dose }[]) =>
      specialist.put(`/specialist/path/${member.userId}`, {
        name: 'Ścieżka',
        note: '',
        trainings: doses.map(({ training }) => training),
        doses,
      })
    const changed = { ...DAILY, text: '3 serie po 10' }
    await save([
      { training: hundred, dose: changed },
      { training: neck, dose: DAILY },
    ])
    await member.remove(`/my-path/${neck}`)
    const changes = async () =>
      Object.fromEntries(
        (await read(specialist, member)).programs.map(({ training, changes }) => [training.title, changes]),
      )
    assert.deepEqual(await changes(), {
      '100% back': [{ day: today, kind: 'dose', before: DAILY }],
      'Up\\down': [{ day: today, kind: 'removed', before: DAILY }],
      'Neck exercises': [{ day: today, kind: 'removed', before: DAILY }],
    })

    await member.put(`/my-path/${neck}`)
    await save([hundred, slashes, neck].map((training) => ({ training: training ?? 0, dose: DAILY })))
    assert.deepEqual(Object.values(await changes()).flat(), [], 'what was undone on the same day is no change')
  })

  test('what was asked for before a change is that of before', async () => {
    const { member, specialist } = await addTeam(running.app)
    const { userId } = member
    const at = (days: number) => new Date(`${ago(days)}T12:00:00Z`)
    await givePath(running.app, userId, { items: [{ program: 'hundred', dose: null, addedAt: at(9) }] })
    await running.app.db.orm.insert(pastDoses).values([
      { userId, program: 'hundred', dose: DAILY, addedAt: at(9), fromAt: at(9), untilAt: at(4) },
      { userId, program: 'slashes', dose: DAILY, addedAt: at(30), fromAt: at(30), untilAt: at(20) },
    ])
    const { programs } = await read(specialist, member)
    assert.deepEqual(titles(programs), ['100% back'])
    assert.equal(programs[0]?.asked, 5)
    assert.deepEqual(programs[0]?.changes, [
      { day: ago(9), kind: 'added', before: null },
      { day: ago(4), kind: 'dose', before: DAILY },
    ])
  })

  test('what a path asked for long ago is forgotten', async () => {
    const { member } = await addTeam(running.app)
    const { userId } = member
    const { orm, rows } = running.app.db
    const at = (days: number) => new Date(`${ago(days)}T12:00:00Z`)
    await orm
      .insert(pastDoses)
      .values(
        [70, 50].map((days) => ({ userId, program: 'hundred', addedAt: at(90), fromAt: at(90), untilAt: at(days) })),
      )
    await deleteExpiredRows(running.app.db)
    assert.equal((await rows('select from past_doses where user_id = $userId', { userId })).length, 1)
  })

  test('a note that the member shares is read by the specialist of that time alone', async () => {
    const { member, specialist } = await addTeam(running.app)
    const training = idOf('hundred pl')
    const noteOf = async () => (await read(specialist, member)).programs[0]?.days[0]?.note ?? null
    await member.post('/check-ins', { data: { training, note: 'Ciągnie w biodrze.' } })
    assert.equal(await noteOf(), null)
    await member.post('/check-ins', { data: { training, isNoteShared: true } })
    assert.equal(await noteOf(), 'Ciągnie w biodrze.')
    await running.app.db.rows("update team_members set since = now() + interval '1 second' where member_id = $userId", {
      userId: member.userId,
    })
    assert.equal(await noteOf(), null)
  })
})
