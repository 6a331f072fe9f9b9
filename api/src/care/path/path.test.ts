import type { Path } from '@kinora/contracts'
import { UNDO_SECONDS } from '@kinora/limits'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { assertMoment } from '../../../testing/assertMoment.ts'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { paths, pathTrainings } from './pathTables.ts'
import { teamMembers } from '../../team/membership/teamTables.ts'
import { deleteExpiredRows } from '../../app/sweep/expiredRowQueries.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

const PROGRAMS = ['slashes', 'hundred', 'neck-exercises']

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  const ids = new Map<string, number>()
  const idOf = (name: string) => ids.get(name) ?? 0
  before(async () => {
    for (const { id, slug, locale } of await running.app.db.rows<{ id: number; slug: string; locale: string }>(
      'select id, slug, locale from programs',
    )) {
      ids.set(`${slug} ${locale}`, id)
    }
  })

  /** A member with three programs on the path, and a specialist who reads English. */
  async function memberOnPath() {
    const specialist = await addCaller(running.app, {
      email: `specialist${++people}@kinora.example`,
      role: 'specialist',
      locale: 'en',
    })
    const member = await addCaller(running.app, { email: `member${people}@kinora.example` })
    const { orm } = running.app.db
    await orm.insert(teamMembers).values({ memberId: member.userId, specialistId: specialist.userId })
    await orm.insert(paths).values({ userId: member.userId, name: `Ścieżka ${people}`, note: 'Bez pośpiechu.' })
    await orm
      .insert(pathTrainings)
      .values(PROGRAMS.map((program, position) => ({ userId: member.userId, program, position })))
    return { member, specialist }
  }
  const pathOf = async (who: Caller, query = ''): Promise<Path | null> =>
    (await who.get(`/my-path${query}`)).json().data
  const titles = async (who: Caller, query?: string) => (await pathOf(who, query))?.trainings.map(({ title }) => title)
  const notifications = async ({ userId }: Caller) => [
    ...(await running.app.db.rows<object>('select type, metadata from messages where sender_id = $userId', { userId })),
  ]
  const ageRemovals = (seconds: number) =>
    running.app.db.rows(ofAnyone(`update path_trainings set removed_at = removed_at - interval '${seconds} seconds'`))

  test('a member sees their own path, in their language and in its order, with their favourites', async () => {
    const [{ member }, { member: other, specialist }] = [await memberOnPath(), await memberOnPath()]
    const favourite = (
      await member.post('/favourites', {
        data: { users_permissions_user: member.userId, training: idOf('hundred pl') },
      })
    ).json().data
    const path = await pathOf(member)
    assert.deepEqual([path?.name, path?.note], ['Ścieżka 1', 'Bez pośpiechu.'])
    assert.deepEqual(
      path?.trainings.map(({ title, isFavourite, favouriteId }) => [title, isFavourite, favouriteId]),
      [
        ['Góra\\dół', false, null],
        ['100% pleców', true, favourite.id],
        ['Ćwiczenia na szyję', false, null],
      ],
    )
    assert.deepEqual(await titles(member, '?locale=en'), ['Up\\down', '100% back', 'Neck exercises'])
    assert.ok((await pathOf(other))?.trainings.every(({ isFavourite }) => !isFavourite))
    assert.notEqual((await pathOf(other))?.id, path?.id)
    assert.equal(await pathOf(specialist), null)
  })

  test('a program is removed from this path only, and the specialist is notified once', async () => {
    const [{ member, specialist }, { member: other }] = [await memberOnPath(), await memberOnPath()]
    const begun = Date.now()
    const answers = await Promise.all(
      ['pl', 'en', 'pl'].map((locale) => member.remove(`/my-path/${idOf(`hundred ${locale}`)}`)),
    )
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 404, 404])
    const { undoUntil } = answers.find(({ statusCode }) => statusCode === 200)?.json().data
    assertMoment(undoUntil, { since: begun, laterMs: UNDO_SECONDS * 1_000 })

    assert.deepEqual(await titles(member), ['Góra\\dół', 'Ćwiczenia na szyję'])
    assert.equal((await titles(other))?.length, 3)
    assert.deepEqual(await notifications(member), [
      { type: 'REMOVE_VIDEO_FROM_PATH', metadata: { program: 'hundred', trainingName: '100% back', userName: 'Anna' } },
    ])
    assert.equal((await specialist.remove(`/my-path/${idOf('slashes pl')}`)).statusCode, 403)
    assert.equal((await member.remove('/my-path/999999')).statusCode, 404)
    assert.equal((await member.remove(`/my-path/${idOf('gentle-breath pl')}`)).statusCode, 404)
  })

  test('undoing restores the position and deletes the notification; it is idempotent', async () => {
    const { member } = await memberOnPath()
    const before = await pathOf(member)
    await member.remove(`/my-path/${idOf('hundred pl')}`)
    await ageRemovals(UNDO_SECONDS - 1)
    const answers = await Promise.all(['pl', 'en'].map((locale) => member.put(`/my-path/${idOf(`hundred ${locale}`)}`)))
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [204, 204],
    )
    assert.deepEqual(await pathOf(member), before)
    assert.deepEqual(await notifications(member), [])
    assert.equal((await member.remove(`/my-path/${idOf('hundred pl')}`)).statusCode, 200)
    assert.equal((await notifications(member)).length, 1)
  })

  test('a removal cannot be undone too late, or by another user', async () => {
    const [{ member }, { member: other }] = [await memberOnPath(), await memberOnPath()]
    await member.remove(`/my-path/${idOf('hundred pl')}`)
    await other.remove(`/my-path/${idOf('slashes pl')}`)
    assert.equal((await other.put(`/my-path/${idOf('hundred pl')}`)).statusCode, 204, 'their own path is unchanged')
    assert.equal((await titles(member))?.length, 2)
    assert.equal((await member.put(`/my-path/${idOf('gentle-breath pl')}`)).statusCode, 404)

    await ageRemovals(UNDO_SECONDS)
    assert.equal((await member.put(`/my-path/${idOf('hundred pl')}`)).statusCode, 404)
    assert.equal((await titles(member))?.length, 2)
    assert.equal((await notifications(member)).length, 1)
    await deleteExpiredRows(running.app.db)
    const rows = await running.app.db.rows('select from path_trainings where user_id = $userId', {
      userId: member.userId,
    })
    assert.equal(rows.length, 2)
  })

  test('without a specialist removing and undoing notify nobody', async () => {
    const { member } = await memberOnPath()
    await running.app.db.rows('delete from team_members where member_id = $userId', { userId: member.userId })
    assert.equal((await member.remove(`/my-path/${idOf('slashes pl')}`)).statusCode, 200)
    assert.deepEqual(await notifications(member), [])
    assert.equal((await member.put(`/my-path/${idOf('slashes pl')}`)).statusCode, 204)
    assert.equal((await titles(member))?.length, 3)
  })

  test('a program that no longer exists does not break the path', async () => {
    const { member } = await memberOnPath()
    await running.app.db.rows(
      "update path_trainings set program = 'gone' where user_id = $userId and program = 'slashes'",
      { userId: member.userId },
    )
    assert.deepEqual(await titles(member), ['100% pleców', 'Ćwiczenia na szyję'])
  })

  test('after the team the note is not shown: it says whom to write to', async () => {
    const { member } = await memberOnPath()
    assert.equal((await pathOf(member))?.note, 'Bez pośpiechu.')
    await member.remove('/team')
    assert.equal((await pathOf(member))?.note, '')
    assert.equal((await member.get('/my-plan')).json().data.note, '')
  })
})
