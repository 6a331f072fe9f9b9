import type { ConsentKind, MadeReportLink, ReportLink } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { archiveOf } from '../../../testing/archiveOf.ts'
import { inTestMode } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam, type TeamCaller } from '../../../testing/team/teams.ts'
import { addDone } from '../../../testing/care/trainedMembers.ts'
import { checkIns } from '../answers/answerTables.ts'
import { addDays } from '../../platform/days/calendarDays.ts'
import { dayIn } from '../../platform/days/ownDays.ts'
import { consents } from '../../accounts/registration/consentTables.ts'
import { emotions } from '../state/stateTables.ts'
import { deleteExpiredRows } from '../../app/sweep/expiredRowQueries.ts'

const today = dayIn('Europe/Warsaw')
const ago = (days: number) => addDays(today, -days)

onOneDatabase((create) => {
  const running = useApp(create)
  const make = (who: TeamCaller, withNotes = false, key?: string) =>
    who.post('/report-links', { data: { withNotes, ...(key && { key }) } })
  const made = async (...args: Parameters<typeof make>): Promise<MadeReportLink> => (await make(...args)).json().data
  const ask = (what: 'open' | 'check') => (token: string) =>
    running.app.inject({ method: 'POST', url: `/api/report-links/${what}`, payload: { data: { token } } })
  const open = ask('open')
  /** Of opening a link; a check says the same, and counts nothing. */
  const outcome = async (token: string) => {
    const checked = await ask('check')(token)
    const answer = await open(token)
    if (answer.statusCode !== 429) assert.equal(checked.statusCode, answer.statusCode === 200 ? 204 : answer.statusCode)
    return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().code]
  }
  const listed = async (who: TeamCaller): Promise<ReportLink[]> => (await who.get('/report-links')).json().data

  /** A member with facts within and before the four weeks. */
  async function addMember() {
    const { member, specialist } = await addTeam(running.app)
    const { userId } = member
    const { orm } = running.app.db
    await addDone(running.app, userId, 'hundred', [ago(1)])
    await orm.insert(checkIns).values([
      { userId, program: 'hundred', day: ago(27), painAfter: 6, note: 'Tylko dla mnie.' },
      { userId, program: 'hundred', day: ago(28), painAfter: 9 },
    ])
    await orm.insert(emotions).values({ userId, day: ago(2), emotion: 'happy' })
    return { member, specialist }
  }

  test('whoever has a link reads the report, and the member sees it', async () => {
    const { member } = await addMember()
    const link = await made(member)
    assert.match(link.token, /^[\w-]{43}$/)
    assert.equal(Date.parse(link.expiresAt) - Date.parse(link.createdAt), 7 * 86_400_000)
    assert.deepEqual([link.timesOpened, link.lastOpenedAt], [0, null])

    const answer = await open(link.token)
    assert.equal(answer.statusCode, 200)
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.equal(answer.headers['referrer-policy'], 'no-referrer')
    const { checkIns: told, emotions: felt, stats, from, to, ...rest } = answer.json().data
    assert.deepEqual([from, to, stats.total], [ago(27), today, 1])
    assert.deepEqual(
      told.map(({ day, painAfter, note }: Record<string, unknown>) => [day, painAfter, note]),
      [[ago(27), 6, null]],
      'without notes, unless the member shows them',
    )
    assert.deepEqual([felt.length, rest.surveys, rest.goals], [1, [], []])
    assert.equal('email' in rest || 'id' in rest, false)

    await open(link.token)
    const [entry] = await listed(member)
    assert.equal(entry?.timesOpened, 2)
    assert.ok(entry?.lastOpenedAt)
    assert.equal(JSON.stringify(entry).includes(link.token), false)
    const [access] = (await member.get('/user/me/access')).json().data
    assert.deepEqual([access.what, access.actorName, access.times], ['reportLink', '', 2])
  })

  test('notes are in the report of a link that shows them', async () => {
    const { member } = await addMember()
    const { token } = await made(member, true)
    assert.equal((await open(token)).json().data.checkIns[0].note, 'Tylko dla mnie.')
  })

  test('only the hash of a token is stored, and it is not exported', async () => {
    const { member } = await addMember()
    const { token } = await made(member)
    const stored = JSON.stringify(
      await running.app.db.rows('select * from report_links where user_id = $userId', { userId: member.userId }),
    )
    assert.equal(stored.includes(token), false)
    const held = (await archiveOf(running.app, member.userId)).rows('report_links')
    assert.equal(held.length, 1)
    assert.equal('token_hash' in (held[0] ?? {}), false)
  })

  test('a link ends when it is revoked, when it expires, and when consent is withdrawn', async () => {
    const { member } = await addMember()
    const other = await addMember()
    const { rows, orm } = running.app.db
    const [one, two, three] = [await made(member), await made(member), await made(member)]
    assert.equal((await other.member.remove(`/report-links/${one.id}`)).statusCode, 404)
    assert.equal(await outcome(one.token), 200)
    assert.equal((await member.remove(`/report-links/${one.id}`)).statusCode, 204)
    assert.equal((await member.remove(`/report-links/${one.id}`)).statusCode, 204)
    assert.deepEqual(await outcome(one.token), [410, 'reportLink.ended'])

    await rows('update report_links set expires_at = now() where user_id = $userId and id = $id', {
      userId: member.userId,
      id: two.id,
    })
    assert.deepEqual(await outcome(two.token), [410, 'reportLink.ended'])
    assert.deepEqual(
      (await listed(member)).map(({ id }) => id),
      [three.id],
    )

    const kind: ConsentKind = 'health'
    const decide = (isGiven: boolean, createdAt = new Date()) =>
      orm.insert(consents).values({ userId: member.userId, kind, version: '2026-11', isGiven, createdAt })
    await decide(false)
    assert.deepEqual(await outcome(three.token), [410, 'reportLink.ended'])
    assert.equal((await make(member)).json().code, 'consent.required')
    await decide(true)
    assert.deepEqual(await outcome(three.token), [410, 'reportLink.ended'], 'also when consent is given again')
    const four = await made(member)
    assert.equal(await outcome(four.token), 200)
    await decide(false, new Date(0))
    assert.deepEqual(await outcome(four.token), [410, 'reportLink.ended'], 'withdrawn while it was made')
    assert.deepEqual(await outcome('a'.repeat(43)), [404, 'request.notFound'])
    assert.equal((await open('short')).statusCode, 400)
    const log = (await member.get('/user/me/access')).json().data
    assert.equal(log[0].times, 2, 'an opening that failed is none')
  })

  test('an expired link is forgotten after a month, and all with the account', async () => {
    const { member } = await addMember()
    const [old, recent] = [await made(member), await made(member)]
    const { db } = running.app
    await db.rows(
      `update report_links set expires_at = now() - interval '31 days' where user_id = $userId and id = $id`,
      { userId: member.userId, id: old.id },
    )
    await deleteExpiredRows(db)
    assert.deepEqual(await outcome(old.token), [404, 'request.notFound'])
    assert.equal(await outcome(recent.token), 200)
    await db.rows('delete from users where id = $userId', { userId: member.userId })
    assert.deepEqual(await outcome(recent.token), [404, 'request.notFound'])
  })

  test('five links at a time, also when they are asked for at once', async () => {
    const { member } = await addMember()
    const answers = await Promise.all(Array.from({ length: 7 }, () => make(member)))
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 201, 201, 201, 201, 409, 409])
    const [newest] = await listed(member)
    assert.equal((await listed(member)).length, 5)
    await member.remove(`/report-links/${newest?.id}`)
    assert.equal((await make(member)).statusCode, 201)
  })

  test('a request that is sent twice makes one link, whose last token counts', async () => {
    const { member } = await addMember()
    const key = randomUUID()
    const [first, second] = [await made(member, false, key), await made(member, false, key)]
    assert.equal(first.id, second.id)
    assert.deepEqual([await outcome(first.token), await outcome(second.token)], [[404, 'request.notFound'], 200])

    assert.equal((await member.remove(`/report-links/${first.id}`)).statusCode, 204)
    const third = await make(member, false, key)
    assert.deepEqual([third.statusCode, third.json().code], [410, 'reportLink.ended'])
  })

  test('a specialist reads the report of their members alone, without notes, and is logged', async () => {
    const { member, specialist } = await addMember()
    const other = await addMember()
    const url = `/members/${member.userId}/report`
    const { data } = (await specialist.get(url)).json()
    assert.deepEqual([data.to, data.checkIns[0].note], [today, null])
    assert.equal((await other.specialist.get(url)).statusCode, 404)
    assert.equal((await other.member.get(url)).statusCode, 403)
    const log = (await member.get('/user/me/access')).json().data
    assert.deepEqual(
      log.map(({ what }: { what: string }) => what),
      ['report'],
    )
    assert.equal((await make(specialist)).json().code, 'auth.wrongRole')
  })

  test('in test mode there are no links, and none is made or ended', async () => {
    const { member, specialist } = await addMember()
    const link = await made(member)
    const tester = inTestMode(running.app, specialist)
    assert.deepEqual((await tester.get('/report-links')).json().data, [])
    assert.equal((await make(tester)).json().code, 'testMode.readOnly')
    assert.equal((await tester.remove(`/report-links/${link.id}`)).json().code, 'testMode.readOnly')
    assert.equal(await outcome(link.token), 200)
  })

  test('links are opened only so often from one address', async () => {
    const { member } = await addMember()
    const { token } = await made(member)
    const answers = await Promise.all(Array.from({ length: 70 }, () => outcome(token)))
    assert.ok(answers.some((answer) => String(answer) === '429,auth.tooManyAttempts'))
  })
})
