import type { Conversation, ConversationList, TeamPage, TeamShow, TeamSort } from '@kinora/contracts'
import { TEAM_SHOWS } from '@kinora/limits'
import fc from 'fast-check'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { conversationsFromMessages } from '../../../testing/desk/conversationsFromMessages.ts'
import { act, ANSWER, FACT_ACTS, MOVE } from '../../../testing/desk/factActs.ts'
import { listFromFacts } from '../../../testing/desk/listFromFacts.ts'
import { addPerson } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { seed, thorough } from '../../../testing/thorough.ts'

const MEMBERS = 6
const SORTS: TeamSort[] = ['need', 'name', 'lastDone']
const PHRASES = ['', 'zak', 'ŻAK', 'Jan Cis', 'acts.example', 'Janm Cis', 'nikt', '%']

type Caller = Awaited<ReturnType<typeof addCaller>>

onOneDatabase((create) => {
  const running = useApp(create)
  let specialist: Caller
  const memberIds: number[] = []
  const chosen = (number = 1) => ({
    memberId: memberIds[number % MEMBERS]!,
    specialistId: specialist.userId,
    number,
  })
  /** Whose standings are computed anew when somebody reads. */
  const changed = async () =>
    (await running.app.db.rows<{ id: number }>('select distinct member_id as id from standing_changes order by 1')).map(
      ({ id }) => id,
    )
  const list = async (query: { sort?: TeamSort; show?: TeamShow; search?: string }): Promise<TeamPage> => {
    const answer = await specialist.get(`/team/member?pagination[pageSize]=100&${new URLSearchParams(query)}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json()
  }
  async function compare(query: { sort: TeamSort; show: TeamShow; search: string }) {
    const { data, meta } = await list(query)
    const { ids, counts, groups } = await listFromFacts(running.app.db, { specialistId: specialist.userId, ...query })
    assert.deepEqual(
      [data.map(({ id }) => id), meta.counts, meta.groups, meta.pagination.total],
      [ids, counts, groups, ids.length],
    )
    return ids
  }
  async function compareConversations(show: 'all' | 'unread' | 'waiting', search: string) {
    const answer = await specialist.get(`/team/conversation?${new URLSearchParams({ show, search, locale: 'pl' })}`)
    const { data, counts } = answer.json<ConversationList>()
    const query = { show, search, locale: 'pl', limit: 20, offset: 0 } as const
    const right = await conversationsFromMessages(running.app.db, specialist.userId, query)
    const told = ({ userId, unread, isWaiting, last }: Conversation) => [userId, unread, isWaiting, last.createAt]
    assert.deepEqual([data.map(told), counts], [right.data.map(told), right.counts])
  }
  async function compareTotals() {
    const { members, withActiveSubscription } = (await specialist.get('/team')).json().data
    const [right] = await running.app.db.rows<{ count: number }>(
      ofAnyone(`
        select count(distinct plan.user_id)::int as count from subscriptions plan
        join team_members team on team.member_id = plan.user_id
        where team.specialist_id = $specialistId and plan.starts_at <= now() and plan.ends_at > now()`),
      { specialistId: specialist.userId },
    )
    assert.deepEqual([members, withActiveSubscription], [MEMBERS, right?.count])
  }

  before(async () => {
    const { app } = running
    specialist = await addCaller(app, { email: 'specialist@standings.example', role: 'specialist' })
    for (let number = 0; number < MEMBERS; number++) {
      const memberId = await addPerson(app, { email: `member${number}@standings.example` })
      memberIds.push(memberId)
      await app.db.rows(
        "insert into team_members (member_id, specialist_id, since) values ($memberId, $specialistId, now() - interval '30 days')",
        { memberId, specialistId: specialist.userId },
      )
    }
  })

  test('every trigger that notices changes of facts has an act here', async () => {
    const triggers = await running.app.db.rows<{ name: string }>(
      `select tgrelid::regclass::text || ' ' || upper(split_part(tgname, '_', 3)) as name from pg_trigger
      where tgname like 'standing_after_%' order by 1`,
    )
    assert.deepEqual(
      triggers.map(({ name }) => name),
      ['team_members INSERT', ...Object.keys(FACT_ACTS)].sort(),
    )
  })

  test('a fact that is written makes the standing of its member old, and of nobody else', async () => {
    const { db } = running.app
    for (const [name, text] of Object.entries(FACT_ACTS)) {
      if (name.startsWith('programs'))
        for (const number of [2, 3]) await act(db, FACT_ACTS['path_trainings INSERT']!, { ...chosen(2), number })
      await list({})
      assert.deepEqual(await changed(), [], `before ${name}`)
      await act(db, text, chosen(2))
      assert.deepEqual(await changed(), [memberIds[2]], name)
    }
    await list({})
    await act(db, MOVE, chosen(1))
    assert.deepEqual(await changed(), memberIds)
    await list({})
    await act(db, ANSWER, chosen())
    assert.deepEqual(await changed(), [memberIds[1]])
  })

  test('lists are what the facts of everybody would lead to, whatever happens in whatever order', async () => {
    const acts = [...Object.values(FACT_ACTS), MOVE, ANSWER]
    const step = fc.record({ text: fc.constantFrom(...acts), number: fc.nat({ max: 1_000 }) })
    const query = fc.record({
      sort: fc.constantFrom(...SORTS),
      show: fc.constantFrom(...TEAM_SHOWS),
      search: fc.constantFrom(...PHRASES),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), query, async (steps, asked) => {
        for (const { text, number } of steps) await act(running.app.db, text, chosen(number))
        const ids = await compare({ ...asked, search: '', sort: 'need', show: 'all' })
        for (const [at, id] of ids.entries()) {
          const { place, total, previous, next } = (await specialist.get(`/team/member/${id}`)).json().data
          assert.deepEqual([place, total, previous?.id, next?.id], [at + 1, ids.length, ids[at - 1], ids[at + 1]])
        }
        await compare(asked)
        for (const show of ['all', 'unread', 'waiting'] as const) await compareConversations(show, asked.search)
        await compareTotals()
      }),
      { numRuns: thorough(600, 30), seed },
    )
  })

  test('a standing ends at midnight of the member, and of the specialist, and when a plan begins', async () => {
    const { db } = running.app
    await db.rows(
      ofAnyone(
        "insert into subscriptions (user_id, name, starts_at, ends_at) values ($memberId, 'month', now() + interval '1 hour', now() + interval '2 days')",
      ),
      { memberId: memberIds[0]! },
    )
    await list({})
    const [wrong] = await db.rows<{ count: number }>(
      ofAnyone(`
        select count(*)::int as count from standings standing join users member on member.id = standing.member_id
        join users specialist on specialist.id = standing.specialist_id
        where standing.expires_at <> least(
          ((now() at time zone member.time_zone)::date + 1)::timestamp at time zone member.time_zone,
          ((now() at time zone specialist.time_zone)::date + 1)::timestamp at time zone specialist.time_zone,
          (select min(plan.starts_at) from subscriptions plan where plan.user_id = member.id and plan.starts_at > now()))`),
    )
    assert.equal(wrong?.count, 0)
    await db.rows(ofAnyone("update standings set shows = '{}', expires_at = now()"))
    assert.equal((await list({})).meta.counts.all, MEMBERS)
    await compare({ sort: 'need', show: 'all', search: '' })
  })
})
