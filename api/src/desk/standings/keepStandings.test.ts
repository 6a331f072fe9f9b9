import type { TeamPage } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { act, FACT_ACTS } from '../../../testing/desk/factActs.ts'
import { listFromFacts } from '../../../testing/desk/listFromFacts.ts'
import { addPerson } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { until } from '../../../testing/until.ts'
import { compareAll } from './compareAll.ts'
import { refreshAll } from './refreshAll.ts'
import { refreshStandings } from './refreshStandings.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

const { signal } = new AbortController()
const MEMBERS = 8
const ALL = { search: undefined, sort: 'need', show: 'all' } as const

onOneDatabase((create) => {
  const running = useApp(create)
  let specialist: Caller
  const memberIds: number[] = []
  const list = async (): Promise<TeamPage> => (await specialist.get('/team/member?pagination[pageSize]=100')).json()
  /** Inserts a member of the team. */
  async function joined(since = "now() - interval '30 days'", id?: number): Promise<number> {
    const memberId = id ?? (await addPerson(running.app, { email: `member${crypto.randomUUID()}@keep.example` }))
    await running.app.db.rows(
      `insert into team_members (member_id, specialist_id, since) values ($memberId, $specialistId, ${since})`,
      { memberId, specialistId: specialist.userId },
    )
    return memberId
  }
  const write = (name: string, memberId: number, number = 4) =>
    act(running.app.db, FACT_ACTS[name]!, { memberId, specialistId: specialist.userId, number })
  /** Begins a transaction that writes a fact. Returns a function that commits it. */
  async function begun(name: string, memberId: number): Promise<() => Promise<void>> {
    const [written, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const ended = running.app.db.transaction(async (tx) => {
      await act(tx, FACT_ACTS[name]!, { memberId, specialistId: specialist.userId, number: 4 })
      written.resolve()
      await end.promise
    })
    await Promise.race([written.promise, ended])
    return async () => {
      end.resolve()
      await ended
    }
  }
  async function assertRight() {
    const { data, meta } = await list()
    const right = await listFromFacts(running.app.db, { specialistId: specialist.userId, ...ALL })
    assert.deepEqual([data.map(({ id }) => id), meta.counts], [right.ids, right.counts])
  }
  const alter = (memberId: number, change: string) =>
    running.app.db.rows(ofAnyone(`update standings set ${change} where member_id = $memberId`), { memberId })

  before(async () => {
    specialist = await addCaller(running.app, { email: 'specialist@keep.example', role: 'specialist' })
    for (let number = 0; number < MEMBERS; number++) memberIds.push(await joined())
  })

  test('a fact that is committed after its standing was computed is in the next list', async () => {
    if (running.app.db.kind === 'embedded') return // has one connection: nothing happens at once
    const memberId = memberIds[0]!
    await list()
    const commit = await begun('done_trainings INSERT', memberId)
    await write('messages INSERT', memberId)
    const row = async () => (await list()).data.find(({ id }) => id === memberId)
    assert.deepEqual([(await row())?.lastDoneAt, (await row())?.group], [null, 'today'])
    await commit()
    assert.notEqual((await row())?.lastDoneAt, null)
    await assertRight()
  })

  test('a fact that is committed after its member has joined is in the next list', async () => {
    if (running.app.db.kind === 'embedded') return
    const memberId = await addPerson(running.app, { email: 'joins@keep.example' })
    const commit = await begun('check_ins INSERT', memberId)
    await joined('now()', memberId)
    assert.equal((await list()).data.find(({ id }) => id === memberId)?.hard, null)
    await commit()
    await assertRight()
  })

  test('facts that are written while others read are all in the list in the end', async () => {
    const facts = Object.keys(FACT_ACTS).filter((name) => !name.startsWith('programs'))
    await Promise.all([
      ...memberIds.map(async (memberId, at) => {
        for (const [number, name] of facts.entries()) await write(name, memberId, number * MEMBERS + at)
      }),
      ...[1, 2, 3].map(async () => {
        for (let times = 0; times < 10; times++) await refreshStandings(running.app.db, specialist.userId)
      }),
    ])
    await assertRight()
    assert.deepEqual((await compareAll(running.app.db, signal)).differing, 0)
  })

  test('after midnight they are computed before anybody reads', async () => {
    const { db } = running.app
    await list()
    await db.rows(ofAnyone('update standings set expires_at = now()'))
    assert.equal((await compareAll(db, signal)).compared, 0)
    await refreshAll(db, signal)
    assert.equal((await compareAll(db, signal)).compared, MEMBERS)
  })

  test('what differs from the facts at night is counted, said without a name, and computed anew', async (context) => {
    const { db, jobs, log } = running.app
    await running.app.ready()
    await list()
    const compared = (await compareAll(db, signal)).compared
    const [first, second, third, fourth] = memberIds as [number, number, number, number]
    await alter(first, "shows = array['plan', 'hard', 'pain']")
    await alter(second, "last_done_at = '2026-01-01'")
    await alter(third, "name = 'nobody'")
    await db.rows(ofAnyone('delete from standings where member_id = $fourth'), { fourth })
    const errors = context.mock.method(log, 'error', () => {})
    await jobs.send(db, 'standingComparison', {})
    const metrics = async () => (await running.app.inject({ url: '/api/metrics' })).body
    await until('the job has run', async () => /^standing_differences_total 4$/m.test(await metrics()))
    await until('it is said', () => errors.mock.callCount() > 0)
    assert.deepEqual(errors.mock.calls[0]?.arguments, [{ compared: compared - 1, differing: 4 }, 'standings.differ'])
    await assertRight()
    assert.deepEqual((await compareAll(db, signal)).differing, 0)
  })

  test('an operator lets all of them be computed anew', async () => {
    const { counts } = (await list()).meta
    await running.app.db.rows(ofAnyone("update standings set shows = '{}', need = '{}'"))
    const { data } = (await running.app.inject({ method: 'POST', url: '/api/standings/renewal' })).json()
    assert.equal(data.members, counts.all)
    await assertRight()
  })

  test('what has changed about somebody who has left is forgotten', async () => {
    const memberId = await joined()
    await write('done_trainings INSERT', memberId)
    await specialist.remove(`/team/member/${memberId}`)
    await running.app.jobs.send(running.app.db, 'sweep', {})
    await until('it is deleted', async () => {
      const left = await running.app.db.rows('select from standing_changes where member_id = $memberId', { memberId })
      return left.length === 0
    })
  })
})
