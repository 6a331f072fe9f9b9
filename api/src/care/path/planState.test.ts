import type { Message, Plan } from '@kinora/contracts'
import { PLAN_STATE_MAX_DAYS } from '@kinora/limits'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam, givePath, NO_DOSE } from '../../../testing/care/trainedMembers.ts'
import { addDays } from '../../platform/days/calendarDays.ts'
import { dayIn } from '../../platform/days/ownDays.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

const ZONE = 'Europe/Warsaw'
const EVERY_DAY = { ...NO_DOSE, daysPerWeek: 7 }

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  const somebody = () => addCaller(running.app, { email: `state${++people}@kinora.example` })
  const planOf = async (who: Caller, query = ''): Promise<Plan> => {
    const answer = await who.get(`/my-plan${query}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json().data
  }
  const titles = (programs: { training: { title: string } }[]) => programs.map(({ training }) => training.title)
  const today = () => dayIn(ZONE)
  const state = (who: Caller, mode: string, until: string) => who.put('/my-plan/state', { data: { mode, until } })
  const statesOf = async ({ userId }: Caller) => [
    ...(await running.app.db.rows<object>(
      'select mode, from_day::text as "from", until_day::text as until from plan_states where user_id = $userId order by id',
      { userId },
    )),
  ]
  const eventsOf = async ({ userId }: Caller) =>
    (
      await running.app.db.rows<{ event: string }>(
        "select concat_ws(' ', kind, data ->> 'memberId') as event from events where user_id = $userId order by id",
        { userId },
      )
    ).map(({ event }) => event)

  test('a member follows the gentle list while it is allowed, and goes back', async () => {
    const { member, specialist } = await addTeam(running.app)
    const items = [{ program: 'hundred', dose: EVERY_DAY }]
    await givePath(running.app, member.userId, { items, gentle: ['gentle-breath', 'slashes'] })
    const until = addDays(today(), 3)
    const answer = await state(member, 'gentle', until)
    assert.deepEqual([answer.statusCode, answer.json().data], [200, { mode: 'gentle', until }])
    const plan = await planOf(member, '?locale=en')
    assert.deepEqual(plan.state, { mode: 'gentle', until })
    assert.deepEqual([plan.allowed.gentle, plan.today.length, plan.gentle.length], [true, 2, 2])
    assert.equal(titles(plan.today)[1], 'Up\\down')
    assert.deepEqual([plan.today[0]?.isDue, plan.today[0]?.dose, plan.items[0]?.isDue], [true, null, false])

    assert.equal((await member.remove('/my-plan/state')).statusCode, 204)
    assert.equal((await member.remove('/my-plan/state')).statusCode, 204)
    assert.deepEqual([(await planOf(member)).state, await statesOf(member)], [{ mode: 'normal' }, []])
    const event = `path.changed ${member.userId}`
    assert.deepEqual(
      [await eventsOf(member), await eventsOf(specialist)],
      [
        [event, event],
        [event, event],
      ],
    )
    assert.equal(
      (await running.app.db.rows('select from messages where sender_id = $userId', { userId: member.userId })).length,
      0,
    )
  })

  test('the specialist is told of a pause until they have read of it, and not of one that was ended before', async () => {
    const { member, specialist } = await addTeam(running.app)
    await givePath(running.app, member.userId, { gentle: ['slashes'], allowsPause: true })
    const told = async () => {
      const { data } = (await specialist.get(`/message/${member.userId}?limit=20&offset=0`)).json()
      return data.map(({ type, metadata }: Message) => `${type} ${metadata.until}`)
    }
    const [soon, later] = [addDays(today(), 2), addDays(today(), 9)]
    for (const until of [soon, later, later]) await state(member, 'paused', until)
    assert.deepEqual(await told(), [`PLAN_PAUSED ${later}`])
    assert.equal((await specialist.get('/message/unread')).json().data.unread, 1)
    assert.ok((await eventsOf(specialist)).includes('message.sent'))
    await member.remove('/my-plan/state')
    assert.deepEqual(await told(), [])
    await state(member, 'paused', soon)
    const { data } = (await specialist.get(`/message/${member.userId}?limit=20&offset=0`)).json()
    await specialist.post(`/message/status/${data[0].id}`, {})
    await state(member, 'gentle', soon)
    assert.deepEqual(await told(), [`PLAN_PAUSED ${soon}`])
  })

  test('the gentle list says how much of a program, as the path does, and not how often', async () => {
    const { member } = await addTeam(running.app)
    const slowly = { ...EVERY_DAY, text: '8 powtórzeń, powoli', perDayMax: 2 }
    const over = { ...EVERY_DAY, text: '3 serie', until: addDays(today(), -1) }
    const items = [
      { program: 'hundred', dose: slowly },
      { program: 'slashes', dose: over },
    ]
    await givePath(running.app, member.userId, { items, gentle: ['hundred', 'slashes', 'gentle-breath'] })
    await state(member, 'gentle', today())
    const doses = (await planOf(member)).today.map(({ dose }) => dose)
    assert.deepEqual(doses, [{ ...NO_DOSE, text: '8 powtórzeń, powoli', perDayMax: 2 }, null, null])
  })

  test('the gentle list can begin tomorrow, which leaves today as it is', async () => {
    const { member } = await addTeam(running.app)
    await givePath(running.app, member.userId, { items: [], gentle: ['slashes'] })
    const [from, until] = [addDays(today(), 1), addDays(today(), 3)]
    const begin = (first: string) => member.put('/my-plan/state', { data: { mode: 'gentle', from: first, until } })
    assert.equal((await begin(from)).statusCode, 200)
    assert.deepEqual(
      [(await planOf(member)).state, await statesOf(member)],
      [{ mode: 'normal' }, [{ mode: 'gentle', from, until }]],
    )
    for (const wrong of [addDays(today(), -1), addDays(until, 1)]) assert.equal((await begin(wrong)).statusCode, 400)
    assert.equal((await member.remove('/my-plan/state')).statusCode, 204)
    assert.deepEqual(await statesOf(member), [])
  })

  test('a pause is idempotent, and another state replaces it from today', async () => {
    const { member } = await addTeam(running.app)
    await givePath(running.app, member.userId, { items: [], gentle: ['slashes'], allowsPause: true })
    const [yesterday, until] = [addDays(today(), -1), addDays(today(), 5)]
    await state(member, 'paused', until)
    await state(member, 'paused', until)
    assert.deepEqual(await eventsOf(member), ['message.sent', `path.changed ${member.userId}`])
    await running.app.db.rows('update plan_states set from_day = $fromDay::date where user_id = $userId', {
      userId: member.userId,
      fromDay: addDays(today(), -4),
    })
    assert.equal((await planOf(member)).state.mode, 'paused')
    await state(member, 'gentle', today())
    const replaced = [
      { mode: 'paused', from: addDays(today(), -4), until: yesterday },
      { mode: 'gentle', from: today(), until: today() },
    ]
    assert.deepEqual(await statesOf(member), replaced)
    await state(member, 'gentle', until)
    assert.deepEqual(await statesOf(member), [replaced[0], { ...replaced[1], until }])
    await member.remove('/my-plan/state')
    assert.deepEqual(await statesOf(member), [replaced[0]])
  })

  test('what the specialist has not allowed, and other days, are refused', async () => {
    const [{ member, specialist }, stranger] = [await addTeam(running.app), await somebody()]
    await givePath(running.app, member.userId, { gentle: ['slashes'] })
    const refusal = async (who: Caller, mode: string, until: string) => {
      const answer = await state(who, mode, until)
      return [answer.statusCode, answer.json().code]
    }
    const wrongDay = [400, 'form.error.until.format']
    assert.deepEqual(await refusal(member, 'paused', today()), [403, 'plan.notAllowed'])
    assert.deepEqual(await refusal(stranger, 'gentle', today()), [403, 'plan.notAllowed'])
    assert.deepEqual(await refusal(specialist, 'gentle', today()), [403, 'auth.wrongRole'])
    assert.deepEqual(await refusal(member, 'gentle', addDays(today(), -1)), wrongDay)
    assert.deepEqual(await refusal(member, 'gentle', addDays(today(), PLAN_STATE_MAX_DAYS + 1)), wrongDay)
    assert.equal((await state(member, 'gentle', '2026-02-30')).statusCode, 400)
    assert.deepEqual([await statesOf(member), await eventsOf(member)], [[], []])
    assert.equal((await state(member, 'gentle', addDays(today(), PLAN_STATE_MAX_DAYS))).statusCode, 200)
  })
})
