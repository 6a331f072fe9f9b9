import type { Message, NewPath } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { programIds } from '../../../testing/catalogue/programIds.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam, givePath, NO_DOSE } from '../../../testing/care/trainedMembers.ts'

const DAILY = { ...NO_DOSE, daysPerWeek: 7 }
const NOTHING = {
  added: [],
  removed: [],
  doses: [],
  isReordered: false,
  hasNewNote: false,
  hasNewGentleList: false,
}

onOneDatabase((create) => {
  const running = useApp(create)
  const idOf = programIds(running)
  const ids = (...slugs: string[]) => slugs.map((slug) => idOf(`${slug} pl`))

  async function addEdited() {
    const { member, specialist } = await addTeam(running.app)
    await givePath(running.app, member.userId, { items: [{ program: 'hundred' }, { program: 'slashes' }] })
    const sent: NewPath = { name: 'Ścieżka', note: 'Bez pośpiechu.', trainings: ids('hundred', 'slashes') }
    const cards = async (query = ''): Promise<Message[]> =>
      (await member.get(`/message/${specialist.userId}${query}`)).json().data
    return {
      member,
      specialist,
      cards,
      save: async (body: object = {}) => {
        const answer = await specialist.put(`/specialist/path/${member.userId}`, { ...sent, ...body })
        assert.equal(answer.statusCode, 200, answer.body)
      },
      /** The type of each card with what it tells, the newest first. */
      told: async (query?: string) =>
        (await cards(query)).map(({ type, metadata: { trainingName, changes } }) => [type, trainingName ?? changes]),
      /** The events of the two since the last call. */
      events: eventsOf([member.userId, specialist.userId]),
    }
  }
  function eventsOf([memberId, specialistId]: [number, number]) {
    let last = 0
    return async () => {
      const rows = await running.app.db.rows<{ id: string | number; kind: string; userId: number }>(
        `select id, kind, user_id as "userId" from events where (user_id = $memberId or user_id = $specialistId) and id > $last::bigint order by id`,
        { memberId, specialistId, last },
      )
      last = Number(rows.at(-1)?.id ?? last)
      return rows.map(({ kind, userId }) => `${kind} ${userId === memberId ? 'member' : 'specialist'}`).sort()
    }
  }

  test('one program more or less is told as it always was, in the language of the user', async () => {
    const { save, told, cards, specialist, events } = await addEdited()
    await save({
      trainings: ids('neck-exercises', 'hundred', 'slashes'),
      doses: [{ training: ids('neck-exercises')[0], dose: DAILY }],
    })
    assert.deepEqual(await told(), [['ADD_VIDEO_TO_PATH', 'Ćwiczenia na szyję']])
    assert.deepEqual(await told('?locale=en'), [['ADD_VIDEO_TO_PATH', 'Neck exercises']])
    const [card] = await cards()
    assert.deepEqual([card?.senderId, card?.metadata.userName, card?.isRead], [specialist.userId, 'Anna', false])
    assert.equal(card?.metadata.trainingId, idOf('neck-exercises pl'))
    assert.deepEqual(await events(), [
      'message.sent member',
      'message.sent specialist',
      'path.changed member',
      'path.changed specialist',
    ])

    const other = await addEdited()
    await other.save({ trainings: ids('slashes') })
    assert.deepEqual(await other.told(), [['REMOVE_VIDEO_FROM_PATH', '100% pleców']])
  })

  test('everything else is one card with all that changed', async () => {
    const { save, told, cards } = await addEdited()
    const [slashes] = ids('slashes')
    await save({
      note: 'Wolniej.',
      trainings: ids('slashes', 'hundred', 'neck-exercises', 'gentle-breath'),
      doses: [{ training: slashes, dose: DAILY }],
      gentle: ids('gentle-breath'),
    })
    const changes = {
      added: ['Ćwiczenia na szyję', 'ŁAGODNY oddech'],
      removed: [],
      doses: ['Góra\\dół'],
      isReordered: true,
      hasNewNote: true,
      hasNewGentleList: true,
    }
    assert.deepEqual(await told(), [['PATH_CHANGED', changes]])
    const [inEnglish] = await cards('?locale=en')
    assert.deepEqual(inEnglish?.metadata.changes, {
      ...changes,
      added: ['Neck exercises', 'Gentle breath'],
      doses: ['Up\\down'],
    })
    const [stored] = await running.app.db.rows<{ changes: object }>(
      `select metadata -> 'changes' as changes from messages where receiver_id = $receiverId`,
      { receiverId: inEnglish?.receiverId ?? 0 },
    )
    assert.deepEqual(stored?.changes, { ...changes, added: ['neck-exercises', 'gentle-breath'], doses: ['slashes'] })
  })

  test('saves that follow change the same card, and the path before them takes it back', async () => {
    const { save, told, cards, events, member } = await addEdited()
    const addedAt = async () =>
      (await member.get('/my-plan')).json().data.items.map((item: { addedAt: string }) => item.addedAt)
    const before = await addedAt()
    await save({ trainings: ids('hundred') })
    const [first] = await cards()
    await save({ trainings: ids('neck-exercises'), note: 'Wolniej.' })
    await events()
    const all = { ...NOTHING, added: ['Ćwiczenia na szyję'], removed: ['100% pleców', 'Góra\\dół'], hasNewNote: true }
    assert.deepEqual(await told(), [['PATH_CHANGED', all]])
    const [second] = await cards()
    assert.deepEqual([second?.id, second?.createAt], [first?.id, first?.createAt])

    await save({ trainings: ids('hundred', 'slashes', 'neck-exercises') })
    assert.deepEqual(await told(), [['ADD_VIDEO_TO_PATH', 'Ćwiczenia na szyję']])
    assert.deepEqual(await events(), [
      'message.sent member',
      'message.sent specialist',
      'path.changed member',
      'path.changed specialist',
    ])
    await save()
    assert.deepEqual(await told(), [])
    assert.deepEqual(await events(), [
      'message.withdrawn member',
      'message.withdrawn specialist',
      'path.changed member',
      'path.changed specialist',
    ])
    assert.deepEqual(await addedAt(), before, 'nothing was ever gone')
    assert.equal((await member.get('/message/unread')).json().data.unread, 0)
  })

  test('a card that was read, or is older, stays as it is', async () => {
    const { save, told, cards, member } = await addEdited()
    await save({ note: 'Wolniej.' })
    await member.post(`/message/status/${(await cards())[0]?.id}`)
    await save({ note: 'Wolniej.', trainings: ids('hundred') })
    assert.deepEqual(await told(), [
      ['REMOVE_VIDEO_FROM_PATH', 'Góra\\dół'],
      ['PATH_CHANGED', { ...NOTHING, hasNewNote: true }],
    ])
    await running.app.db.rows(
      `update messages set created_at = created_at - interval '10 minutes' where receiver_id = $userId`,
      { userId: member.userId },
    )
    await save({ note: 'Wolniej.' })
    assert.equal((await told()).length, 3)
  })

  test("after the member's own change a new card begins", async () => {
    const { save, told, member } = await addEdited()
    await save({ trainings: ids('hundred', 'slashes', 'neck-exercises') })
    await member.remove(`/my-path/${idOf('hundred pl')}`)
    await save({ trainings: ids('slashes') })
    assert.deepEqual(await told(), [
      ['REMOVE_VIDEO_FROM_PATH', 'Ćwiczenia na szyję'],
      ['REMOVE_VIDEO_FROM_PATH', '100% pleców'],
      ['ADD_VIDEO_TO_PATH', 'Ćwiczenia na szyję'],
    ])
  })

  test('a name or the leave to pause is told by no card; a save without a difference tells nobody', async () => {
    const { save, told, events, member, specialist } = await addEdited()
    await save()
    assert.deepEqual([await told(), await events()], [[], []])
    const url = `/specialist/path/${member.userId}`
    assert.equal((await specialist.get(url)).json().data.version, 1)
    await save({ name: 'Plecy', allowsPause: true })
    assert.deepEqual([await told(), await events()], [[], ['path.changed member', 'path.changed specialist']])
    assert.equal((await specialist.get(url)).json().data.version, 2)
  })

  test('programs that are gone are left out of a card', async () => {
    const { save, told } = await addEdited()
    await save({ trainings: ids('neck-exercises', 'gentle-breath') })
    await running.app.db.rows("update programs set slug = 'gone' where slug = 'gentle-breath' and locale = 'pl'")
    assert.deepEqual((await told())[0]?.[1], {
      ...NOTHING,
      added: ['Ćwiczenia na szyję', 'Gentle breath'],
      removed: ['100% pleców', 'Góra\\dół'],
    })
    await running.app.db.rows("update programs set slug = 'gone' where slug = 'gentle-breath'")
    assert.deepEqual((await told())[0]?.[1], {
      ...NOTHING,
      added: ['Ćwiczenia na szyję'],
      removed: ['100% pleców', 'Góra\\dół'],
    })
    await running.app.db.rows("update programs set slug = 'gentle-breath' where slug = 'gone'")
  })
})
