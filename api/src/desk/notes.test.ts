import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveOf } from '../../testing/archiveOf.ts'
import { onOneDatabase } from '../../testing/database/databases.ts'
import { useApp } from '../../testing/startApp.ts'
import { addTeam } from '../../testing/team/teams.ts'

onOneDatabase((create) => {
  const running = useApp(create)

  test('a specialist writes, changes and deletes notes about a member', async () => {
    const { member, specialist } = await addTeam(running.app)
    const url = `/team/member/${member.userId}/notes`
    const texts = async () => (await specialist.get(url)).json().data.map(({ text }: { text: string }) => text)
    for (const text of [' Chce wrócić na ogródek. ', 'Kontrola w grudniu.'])
      assert.equal((await specialist.post(url, { data: { text } })).statusCode, 201)
    assert.deepEqual(await texts(), ['Kontrola w grudniu.', 'Chce wrócić na ogródek.'])
    const [newest, oldest] = (await specialist.get(url)).json().data
    const changed = (await specialist.put(`${url}/${oldest.id}`, { data: { text: 'Chce tańczyć.' } })).json().data
    assert.deepEqual([changed.text, changed.createdAt], ['Chce tańczyć.', oldest.createdAt])
    assert.ok(changed.updatedAt >= oldest.updatedAt)
    assert.equal((await specialist.remove(`${url}/${newest.id}`)).statusCode, 204)
    assert.equal((await specialist.remove(`${url}/${newest.id}`)).statusCode, 404)
    assert.deepEqual(await texts(), ['Chce tańczyć.'])
    for (const text of ['', ' \n', 'a'.repeat(2_001)])
      assert.equal((await specialist.post(url, { data: { text } })).statusCode, 400)
  })

  test('a note that is sent twice is written once, for each member', async () => {
    const { member, specialist } = await addTeam(running.app)
    const other = await addTeam(running.app)
    const url = `/team/member/${member.userId}/notes`
    const key = '7b1f2f0a-0c7e-4c62-9f0b-3d6b2a1c9e55'
    const post = async (text: string, to = url, who = specialist) =>
      (await who.post(to, { data: { text, key } })).json()
    const first = await post('Chce tańczyć.')
    const [again, ...more] = await Promise.all([post('Chce tańczyć.'), post('Chce tańczyć.'), post('Inna treść.')])
    assert.deepEqual([again, ...more], [first, first, first])
    assert.equal((await specialist.get(url)).json().meta.pagination.total, 1)
    const elsewhere = await post('Chce tańczyć.', `/team/member/${other.member.userId}/notes`, other.specialist)
    assert.notEqual(elsewhere.data.id, first.data.id)
  })

  test('a note that was deleted does not come back when its first request is repeated, and its words are gone', async () => {
    const { member, specialist } = await addTeam(running.app)
    const url = `/team/member/${member.userId}/notes`
    const sent = { data: { text: 'Do skreślenia.', key: '0d0f6f7e-42a0-4a7e-9f53-7a3f8f6f0f11' } }
    const { id } = (await specialist.post(url, sent)).json().data
    assert.equal((await specialist.remove(`${url}/${id}`)).statusCode, 204)
    const again = await specialist.post(url, sent)
    assert.deepEqual([again.statusCode, again.json().code], [410, 'note.deleted'])
    assert.equal((await specialist.put(`${url}/${id}`, { data: { text: 'Znowu.' } })).statusCode, 404)
    assert.deepEqual((await specialist.get(url)).json().meta.pagination.total, 0)
    assert.ok(!(await archiveOf(running.app, specialist.userId)).everything.includes(sent.data.text))
  })

  test('a note is reached under its member only, and is exported to its author alone', async () => {
    const [one, two] = [await addTeam(running.app), await addTeam(running.app)]
    const text = 'Tylko dla mnie.'
    const url = `/team/member/${one.member.userId}/notes`
    const { id } = (await one.specialist.post(url, { data: { text } })).json().data
    assert.equal(
      (await two.specialist.put(`/team/member/${two.member.userId}/notes/${id}`, { data: { text } })).statusCode,
      404,
    )
    const held = async (userId: number) => (await archiveOf(running.app, userId)).everything.includes(text)
    assert.deepEqual([await held(one.specialist.userId), await held(one.member.userId)], [true, false])
    await running.app.db.rows('delete from users where id = $userId', { userId: one.member.userId })
    assert.equal(await held(one.specialist.userId), false, 'it ends with the account of the member')
  })
})
