import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addedTimes, addEdited, DAILY, titles } from '../../../testing/care/editedPaths.ts'
import { programIds } from '../../../testing/catalogue/programIds.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam } from '../../../testing/care/trainedMembers.ts'

const ADDED = '2026-01-01T08:00:00.000Z'

onOneDatabase((create) => {
  const running = useApp(create)
  const idOf = programIds(running)
  const ids = (...slugs: string[]) => slugs.map((slug) => idOf(`${slug} pl`))

  test('with a stale version nothing is changed; without one the last write wins', async () => {
    const { put, read, sent } = await addEdited(running.app, idOf)
    const before = await read()
    assert.equal((await put({ version: before.version, name: 'Pierwsza' })).json().data.version, before.version + 1)
    const stale = await put({ version: before.version, name: 'Druga', trainings: [] })
    assert.deepEqual([stale.statusCode, stale.json().code], [409, 'path.changed'])
    assert.deepEqual([(await read()).name, titles(await read()).length], ['Pierwsza', 2])
    assert.equal((await put({ name: 'Trzecia' })).statusCode, 200)
    assert.equal((await read()).name, 'Trzecia')
    assert.ok(!('version' in sent))
  })

  test('of two saves of one version at the same time one wins, also of the first ones', async () => {
    const { put, read } = await addEdited(running.app, idOf)
    const { version } = await read()
    const both = await Promise.all(['Jedna', 'Druga'].map((name) => put({ version, name })))
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409])
    assert.equal((await read()).version, version + 1)

    const { member, specialist } = await addTeam(running.app)
    const first = (trainings: number[]) =>
      specialist.put(`/specialist/path/${member.userId}`, { version: 0, name: 'Nowa', note: '', trainings })
    const firsts = await Promise.all([first(ids('hundred')), first(ids('slashes')), first([])])
    assert.deepEqual(firsts.map(({ statusCode }) => statusCode).sort(), [200, 409, 409])
  })

  test("a member's removal and its undo make new versions, and neither is overwritten", async () => {
    const { put, read, member } = await addEdited(running.app, idOf)
    const { version } = await read()
    await member.remove(`/my-path/${idOf('hundred pl')}`)
    assert.deepEqual([(await read()).version, titles(await read())], [version + 1, ['Góra\\dół']])
    assert.equal((await put({ version })).statusCode, 409)
    assert.equal((await member.remove(`/my-path/${idOf('hundred pl')}`)).statusCode, 404)
    assert.equal((await read()).version, version + 1, 'what is not there is not removed again')

    await put({ version: version + 1, trainings: ids('slashes'), name: 'Krótsza' })
    assert.equal((await member.put(`/my-path/${idOf('hundred pl')}`)).statusCode, 204)
    assert.deepEqual([(await read()).version, titles(await read()).length], [version + 3, 2], 'the undo still works')
    assert.equal((await member.put(`/my-path/${idOf('hundred pl')}`)).statusCode, 204)
    assert.equal((await read()).version, version + 3)
  })

  test('a program that the member has just removed can be put on the path again, from now on', async () => {
    const { put, read, member } = await addEdited(running.app, idOf)
    await member.remove(`/my-path/${idOf('slashes pl')}`)
    await put({ trainings: ids('slashes', 'hundred') })
    assert.deepEqual(titles(await read()), ['Góra\\dół', '100% pleców'])
    assert.ok(((await addedTimes(running.app, member.userId))['slashes'] ?? '') > ADDED)
    assert.equal((await member.put(`/my-path/${idOf('slashes pl')}`)).statusCode, 204)
    assert.equal(titles(await read()).length, 2)
  })

  test('programs that are gone from the content stay on the path, unseen', async () => {
    const { put, read, member } = await addEdited(running.app, idOf)
    const { rows } = running.app.db
    const rename = (from: string, to: string) =>
      rows(`update path_trainings set program = '${to}' where user_id = $userId and program = '${from}'`, {
        userId: member.userId,
      })
    await rename('hundred', 'gone')
    await rows("update gentle_trainings set program = 'gone' where user_id = $userId", { userId: member.userId })
    assert.deepEqual([titles(await read()), (await read()).gentle], [['Góra\\dół'], []])
    assert.equal((await put({ trainings: ids('neck-exercises', 'slashes'), gentle: ids('slashes') })).statusCode, 200)
    await rename('gone', 'hundred')
    await rows("update gentle_trainings set program = 'gentle-breath' where user_id = $userId and program = 'gone'", {
      userId: member.userId,
    })
    const back = await read()
    assert.deepEqual(titles(back).toSorted(), ['100% pleców', 'Góra\\dół', 'Ćwiczenia na szyję'].toSorted())
    assert.deepEqual([back.items.find(({ training }) => training.title === '100% pleców')?.dose], [DAILY])
    assert.equal(back.gentle.length, 2)
  })
})
