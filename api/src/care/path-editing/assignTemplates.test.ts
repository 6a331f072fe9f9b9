import type { EditablePath, Message } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { DAILY, newTemplate } from '../../../testing/care/editedPaths.ts'
import { programIds } from '../../../testing/catalogue/programIds.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam } from '../../../testing/care/trainedMembers.ts'

const URL = '/specialist/templates'

onOneDatabase((create) => {
  const running = useApp(create)
  const idOf = programIds(running)
  const ids = (...slugs: string[]) => slugs.map((slug) => idOf(`${slug} pl`))
  const template = (changes?: object) => newTemplate(idOf, changes)

  /** A specialist with a template and two members, the first of whom has a path already. */
  async function addMembers() {
    const { member: one, specialist } = await addTeam(running.app)
    const { member: two, specialist: former } = await addTeam(running.app)
    await running.app.db.rows('update team_members set specialist_id = $specialistId where specialist_id = $formerId', {
      specialistId: specialist.userId,
      formerId: former.userId,
    })
    await specialist.put(`/specialist/path/${one.userId}`, {
      name: 'Stara',
      note: 'Powoli.',
      allowsPause: true,
      trainings: ids('neck-exercises', 'hundred'),
    })
    await one.post(`/message/status/${(await cardsOf(one, specialist.userId))[0]?.id}`)
    const { data: made } = (await specialist.post(URL, template())).json()
    const url = `${URL}/${made.id}`
    return {
      one,
      two,
      specialist,
      url,
      preview: (...members: number[]) => specialist.post(`${url}/previews`, { members }),
      assign: (versions: Record<number, number>) =>
        specialist.post(`${url}/assignments`, {
          version: 1,
          members: Object.entries(versions).map(([memberId, version]) => ({ memberId: Number(memberId), version })),
        }),
      pathOf: async (id: number): Promise<EditablePath> => (await specialist.get(`/specialist/path/${id}`)).json().data,
    }
  }
  type Caller = Awaited<ReturnType<typeof addTeam>>['member']
  const cardsOf = async (member: Caller, specialistId: number): Promise<Message[]> =>
    (await member.get(`/message/${specialistId}`)).json().data

  test('a preview says what would change for members of the team, and changes nothing', async () => {
    const { one, two, specialist, preview, pathOf } = await addMembers()
    const before = await pathOf(one.userId)
    const answer = await preview(two.userId, one.userId)
    const [ofTwo, ofOne] = answer.json().data
    assert.deepEqual([ofTwo.memberId, ofTwo.version, ofTwo.difference.added.length], [two.userId, 0, 2])
    const { added, removed, doses, ...more } = ofOne.difference
    const titles = (list: { title: string }[]) => list.map(({ title }) => title)
    assert.deepEqual(
      [ofOne.version, titles(added), titles(removed), titles(doses)],
      [before.version, ['Góra\\dół'], ['Ćwiczenia na szyję'], ['100% pleców']],
    )
    assert.deepEqual(more, { isReordered: false, hasNewNote: false, hasNewGentleList: true })
    assert.deepEqual([await pathOf(one.userId), (await pathOf(two.userId)).version], [before, 0])
    const { member: stranger } = await addTeam(running.app)
    for (const members of [[one.userId, stranger.userId], [specialist.userId]])
      assert.equal((await preview(...members)).statusCode, 404)
    assert.equal((await preview(one.userId, one.userId)).statusCode, 400)
    const { data: read } = (await two.get('/user/me/access')).json()
    assert.ok(read.some(({ what }: { what: string }) => what === 'path'))
    assert.equal((await stranger.get('/user/me/access')).json().data.length, 0)
  })

  test('a template becomes the path of each member, with one card each, and once', async () => {
    const { one, two, specialist, assign, pathOf } = await addMembers()
    const versions = { [one.userId]: 1, [two.userId]: 0 }
    const first = await assign(versions)
    assert.deepEqual(first.json().data, { assigned: [one.userId, two.userId], changed: [] })
    for (const { userId, ...member } of [one, two]) {
      const path = await pathOf(userId)
      assert.deepEqual(
        [path.name, path.items.map(({ training, dose }) => [training.title, dose]), path.gentle.length],
        [
          'Plecy, początek',
          [
            ['100% pleców', DAILY],
            ['Góra\\dół', null],
          ],
          1,
        ],
      )
      assert.equal(path.allowsPause, userId === one.userId)
      const cards = await cardsOf({ userId, ...member }, specialist.userId)
      assert.equal(cards.filter(({ isRead }) => !isRead).length, 1)
    }
    const after = [await pathOf(one.userId), await pathOf(two.userId)]
    assert.deepEqual((await assign(versions)).json(), first.json())
    assert.deepEqual([await pathOf(one.userId), await pathOf(two.userId)], after)
  })

  test('whoever changed meanwhile is left, and strangers refuse the whole', async () => {
    const { one, two, assign, pathOf, specialist, url } = await addMembers()
    await one.remove(`/my-path/${idOf('hundred pl')}`)
    const { member: stranger } = await addTeam(running.app)
    assert.equal((await assign({ [two.userId]: 0, [stranger.userId]: 0 })).statusCode, 404)
    assert.equal((await pathOf(two.userId)).version, 0)
    for (const _time of [1, 2])
      assert.deepEqual((await assign({ [one.userId]: 1, [two.userId]: 0 })).json().data, {
        assigned: [two.userId],
        changed: [one.userId],
      })
    assert.deepEqual((await pathOf(one.userId)).name, 'Stara')
    assert.equal((await assign({ [two.userId]: 7 })).json().data.assigned.length, 1, 'has it already')
    const twice = { version: 1, members: [1, 0].map((version) => ({ memberId: one.userId, version })) }
    assert.equal((await specialist.post(`${url}/assignments`, twice)).statusCode, 400)
    assert.equal(
      (await specialist.post(`${url}/assignments`, { ...twice, members: [twice.members[0]], version: 9 })).statusCode,
      404,
    )
  })
})
