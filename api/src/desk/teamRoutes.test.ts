import { eq } from 'drizzle-orm'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { addCaller } from '../../testing/caller.ts'
import { onOneDatabase } from '../../testing/database/databases.ts'
import { useApp } from '../../testing/startApp.ts'
import { addTeam } from '../../testing/team/teams.ts'
import { addDays } from '../platform/days/calendarDays.ts'
import { dayIn } from '../platform/days/ownDays.ts'
import { specialistDecisions } from '../identity/identityTables.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

const PATH = { name: 'Ścieżka', note: '', trainings: [1] }
const RULES = { missedDays: 1, painRise: 1, painHigh: 1, silentDays: 1 }
/** A valid body of each call that takes one, in `data` where the call wants that. */
const BODIES: Record<string, object> = {
  'PUT signals': { data: RULES },
  'PUT snooze': { data: { until: addDays(dayIn('Europe/Warsaw'), 2) } },
  'POST notes': { data: { text: 'Kontrola 3 grudnia.' } },
  'PUT :noteId': { data: { text: 'Kontrola 4 grudnia.' } },
  'PUT :id': PATH,
  'POST :id': { trainingId: 2 },
}
const STATUS: Record<string, number> = {
  'POST notes': 201,
  'PUT snooze': 204,
  'DELETE snooze': 204,
  'DELETE :noteId': 204,
}

onOneDatabase((create) => {
  const running = useApp(create)
  let member: Caller, specialist: Caller, other: Caller, former: Caller, formerMember: Caller
  let noteId = 0
  before(async () => {
    const { app } = running
    ;({ member, specialist } = await addTeam(app))
    other = (await addTeam(app)).specialist
    ;({ member: formerMember, specialist: former } = await addTeam(app))
    const note = await specialist.post(`/team/member/${member.userId}/notes`, BODIES['POST notes'] ?? {})
    noteId = note.json().data.id
  })

  /** Every call about one member of a team, with its last word; the one that ends the team comes last. */
  const calls = () =>
    running.app.policies
      .filter(
        ({ method, url, policy }) =>
          method !== 'HEAD' && 'whose' in policy && policy.whose === 'team' && /:id/.test(url),
      )
      .map(({ method, url }) => ({ method, url: url.replace('/api', ''), name: `${method} ${url.split('/').at(-1)}` }))
      .toSorted(
        (one, two) =>
          Number(one.name.endsWith(':id') && one.method === 'DELETE') -
          Number(two.method === 'DELETE' && two.name.endsWith(':id')),
      )
  type Call = ReturnType<typeof calls>[number]

  function make({ method, url, name }: Call, who: Caller, memberId: number) {
    const address = url.replace(':id', String(memberId)).replace(':noteId', String(noteId)).replace(':trainingId', '1')
    const payload = BODIES[name]
    if (method === 'GET') return who.get(address)
    if (method === 'DELETE') return who.remove(address)
    return method === 'PUT' ? who.put(address, payload) : who.post(address, payload)
  }
  const rowsOf = (table: string) =>
    running.app.db.rows(`select from ${table} where specialist_id = $userId`, { userId: specialist.userId })

  test('there are calls about one member of all kinds', () => {
    const names = calls().map(({ name }) => name)
    for (const name of [...Object.keys(BODIES), 'GET timeline', 'GET notes', 'DELETE :id'])
      assert.ok(names.includes(name), name)
    assert.equal(names.at(-1), 'DELETE :id')
  })

  test('to another specialist and to one who was it before, the member does not exist', async () => {
    assert.equal((await former.remove(`/team/member/${formerMember.userId}`)).statusCode, 204)
    for (const call of calls())
      for (const [who, id] of [
        [other, member.userId],
        [former, formerMember.userId],
        [specialist, 999_999],
        [specialist, specialist.userId],
      ] as const) {
        const answer = await make(call, who, id)
        assert.deepEqual(
          [answer.statusCode, answer.json().code],
          [404, 'request.notFound'],
          `${call.method} ${call.url}`,
        )
      }
    assert.deepEqual([(await rowsOf('member_notes')).length, (await rowsOf('signal_rules')).length], [1, 0])
  })

  test('a specialist who is not verified any more is refused by every call, and by that of the team', async () => {
    const { member: hidden, specialist: refused } = await addTeam(running.app)
    const { orm } = running.app.db
    await orm.insert(specialistDecisions).values({ userId: refused.userId, state: 'refused', reason: 'x' })
    for (const call of calls()) {
      const answer = await make(call, refused, hidden.userId)
      assert.deepEqual([answer.statusCode, answer.json().code], [403, 'specialist.notVerified'], call.url)
    }
    for (const url of ['/team', '/team/member'])
      assert.equal((await refused.get(url)).json().code, 'specialist.notVerified', url)
    await orm.delete(specialistDecisions).where(eq(specialistDecisions.userId, refused.userId))
    assert.equal((await refused.get('/team')).statusCode, 403, 'without a decision neither')
  })

  test('the own specialist may make every call; members may make none', async () => {
    for (const call of calls()) {
      assert.equal((await make(call, member, member.userId)).statusCode, 403, call.url)
      const answer = await make(call, specialist, member.userId)
      const status = STATUS[call.name] ?? (call.name === 'DELETE :id' ? 204 : 200)
      assert.equal(answer.statusCode, status, `${call.method} ${call.url}: ${answer.body}`)
    }
  })

  test('with the team end the notes and rules about the member, and only then', async () => {
    const { member: leaving, specialist: keeper } = await addTeam(running.app)
    const url = `/team/member/${leaving.userId}`
    await keeper.post(`${url}/notes`, { data: { text: 'Zostaje ze mną.' } })
    await keeper.put(`${url}/signals`, { data: RULES })
    const left = async () => {
      const [counted] = await running.app.db.rows<{ notes: number; rules: number }>(
        `select (select count(*)::int from member_notes where specialist_id = $userId) as notes,
          (select count(*)::int from signal_rules where specialist_id = $userId) as rules`,
        { userId: keeper.userId },
      )
      return counted
    }
    assert.deepEqual(await left(), { notes: 1, rules: 1 })
    await leaving.remove('/team')
    assert.deepEqual(await left(), { notes: 0, rules: 0 })
  })
})
