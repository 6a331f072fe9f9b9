import type { Plan } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { programIds } from '../../../testing/catalogue/programIds.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addDone, addTeam, givePath, NO_DOSE } from '../../../testing/care/trainedMembers.ts'
import { addDays, mondayOf, weekdayOf } from '../../platform/days/calendarDays.ts'
import { dayIn } from '../../platform/days/ownDays.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

const ZONE = 'Europe/Warsaw'
const EVERY_DAY = { ...NO_DOSE, daysPerWeek: 7 }

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  const somebody = () => addCaller(running.app, { email: `planned${++people}@kinora.example` })
  const idOf = programIds(running)
  const planOf = async (who: Caller, query = ''): Promise<Plan> => {
    const answer = await who.get(`/my-plan${query}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json().data
  }
  const titles = (programs: { training: { title: string } }[]) => programs.map(({ training }) => training.title)
  const today = () => dayIn(ZONE)

  test('the plan has the path in its order and language, and what of it is due today', async () => {
    const [member, other] = [await somebody(), await somebody()]
    const otherWeekday = (weekdayOf(today()) % 7) + 1
    const items = [
      { program: 'slashes', dose: { ...NO_DOSE, weekdays: [otherWeekday], text: '2 serie po 10' } },
      { program: 'hundred', dose: EVERY_DAY },
      { program: 'neck-exercises' },
      { program: 'gone', dose: EVERY_DAY },
    ]
    await givePath(running.app, member.userId, { items })
    await givePath(running.app, other.userId, { items: items.slice(0, 1) })
    await member.post('/favourites', { data: { users_permissions_user: member.userId, training: idOf('hundred en') } })
    await addDone(running.app, other.userId, 'hundred', [today()])

    const plan = await planOf(member, '?locale=en&timeZone=Europe/Warsaw')
    assert.deepEqual([plan.day, plan.dailyMaximum, plan.name, plan.note], [today(), 3, 'Ścieżka', ''])
    assert.ok(Date.parse(plan.endsAt) > Date.now())
    assert.deepEqual(plan.state, { mode: 'normal' })
    assert.deepEqual(plan.allowed, { gentle: false, pause: false })
    assert.deepEqual(titles(plan.items), ['Up\\down', '100% back', 'Neck exercises'])
    assert.deepEqual(titles(plan.today), ['100% back'])
    const [slashes, hundred, neck] = plan.items
    assert.deepEqual(
      [slashes?.dose?.text, slashes?.isDue, slashes?.nextDay],
      ['2 serie po 10', false, addDays(today(), 1)],
    )
    assert.deepEqual(
      [hundred?.isDone, hundred?.doneToday, hundred?.lastDay, hundred?.training.isFavourite],
      [false, 0, null, true],
    )
    assert.deepEqual([neck?.dose, neck?.isDue, neck?.nextDay, neck?.training.isFavourite], [null, false, null, false])
    assert.deepEqual([plan.progress, plan.week.length], [{ done: 0, total: 3, percent: 0 }, 7])
    assert.equal(plan.week[weekdayOf(today()) - 1]?.state, 'today')
    assert.deepEqual(titles((await planOf(other)).items), ['Góra\\dół'])
  })

  test('a training that was done anywhere counts, from when the program was added', async () => {
    const member = await somebody()
    const yesterday = addDays(today(), -1)
    await givePath(running.app, member.userId, {
      items: [
        { program: 'hundred', dose: EVERY_DAY },
        { program: 'slashes', addedAt: new Date() },
      ],
    })
    await addDone(running.app, member.userId, 'hundred', [addDays(today(), -30), yesterday, yesterday])
    await addDone(running.app, member.userId, 'slashes', [addDays(today(), -40)])
    await member.post(`/progress/done/${idOf('hundred en')}`, {})

    const [hundred, slashes] = (await planOf(member)).items
    const daysThisWeek = yesterday >= mondayOf(today()) ? 2 : 1
    assert.deepEqual(
      [hundred?.isDone, hundred?.isDue, hundred?.doneToday, hundred?.daysDoneThisWeek, hundred?.lastDay],
      [true, true, 1, daysThisWeek, today()],
    )
    assert.deepEqual([slashes?.isDone, slashes?.lastDay], [false, addDays(today(), -40)])
    assert.deepEqual((await member.get('/path/progress')).json().data, { progress: '50%', done: 1, total: 2 })
  })

  test('a removed program is not in the plan, and nobody without a path has one', async () => {
    const [{ member, specialist }, other] = [await addTeam(running.app), await somebody()]
    await givePath(running.app, member.userId, { items: [{ program: 'hundred' }, { program: 'slashes' }] })
    await member.remove(`/my-path/${idOf('hundred pl')}`)
    assert.deepEqual(titles((await planOf(member)).items), ['Góra\\dół'])
    assert.deepEqual((await member.get('/path/progress')).json().data, { progress: '0%', done: 0, total: 1 })
    for (const who of [other, specialist]) {
      assert.equal(await planOf(who), null)
      assert.deepEqual((await who.get('/path/progress')).json().data, { progress: '0%', done: 0, total: 0 })
    }
  })

  test("the plan is for the day in the member's time zone", async () => {
    const member = await somebody()
    await givePath(running.app, member.userId, {})
    for (const zone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati'])
      assert.equal((await planOf(member, `?timeZone=${zone}`)).day, dayIn(zone))
    for (const unknown of ['Etc/Unknown', 'undefined'])
      assert.equal((await planOf(member, `?timeZone=${unknown}`)).day, dayIn('Europe/Warsaw'))
  })
})
