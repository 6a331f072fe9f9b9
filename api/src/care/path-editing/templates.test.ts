import type { PathTemplate } from '@kinora/contracts'
import { randomUUID } from 'node:crypto'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveOf } from '../../../testing/archiveOf.ts'
import { addCaller, inTestMode } from '../../../testing/caller.ts'
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
  const names = (list: PathTemplate[]) => list.map(({ name }) => name)

  test('templates are listed with the last change first, page by page', async () => {
    const { specialist } = await addTeam(running.app)
    const made: PathTemplate[] = []
    for (const name of ['A', 'B', 'C']) made.push((await specialist.post(URL, template({ name }))).json().data)
    const [first] = made
    assert.deepEqual(
      [first?.version, first?.note, first?.items[0]?.dose, first?.items[1]?.dose, first?.gentle[0]?.title],
      [1, 'Powoli.', DAILY, null, 'ŁAGODNY oddech'],
    )
    await specialist.put(`${URL}/${first?.id}`, template({ name: 'A2', version: 1 }))
    const { data, meta } = (await specialist.get(`${URL}?pagination[pageSize]=2&locale=en`)).json()
    assert.deepEqual([names(data), meta.pagination.total], [['A2', 'C'], 3])
    assert.equal(data[0].items[0].training.title, '100% back')
    assert.deepEqual(names((await specialist.get(`${URL}?pagination[pageSize]=2&pagination[page]=2`)).json().data), [
      'B',
    ])
  })

  test('the same write sent twice makes one template', async () => {
    const { specialist } = await addTeam(running.app)
    const key = randomUUID()
    const answers = await Promise.all([1, 2].map(() => specialist.post(URL, template({ key }))))
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [201, 201],
    )
    assert.deepEqual(answers[0]?.json(), answers[1]?.json())
    const other = await specialist.post(URL, template({ key, name: 'Inny' }))
    assert.deepEqual([other.statusCode, other.json().code], [422, 'template.usedKey'])
    assert.equal((await specialist.get(URL)).json().data.length, 1)
    const { specialist: another } = await addTeam(running.app)
    assert.equal((await another.post(URL, template({ key, name: 'Inny' }))).statusCode, 201, 'keys are their own')
  })

  test('a template that was deleted does not come back when its first request is repeated, and its words are gone', async () => {
    const { specialist } = await addTeam(running.app)
    const change = template({ name: 'Do skreślenia' })
    const sent = { ...change, key: randomUUID() }
    const { id } = (await specialist.post(URL, sent)).json().data
    const url = `${URL}/${id}`
    assert.equal((await specialist.remove(url)).statusCode, 204)
    const again = await specialist.post(URL, sent)
    assert.deepEqual([again.statusCode, again.json().code], [410, 'template.deleted'])
    for (const answer of [await specialist.get(url), await specialist.put(url, change), await specialist.remove(url)])
      assert.equal(answer.statusCode, 404)
    assert.deepEqual((await specialist.get(URL)).json().data, [])
    assert.ok(!(await archiveOf(running.app, specialist.userId)).everything.includes('Do skreślenia'))
  })

  test('a change makes a version, earlier ones stay readable, and a stale one is refused', async () => {
    const { specialist } = await addTeam(running.app)
    const { data: made } = (await specialist.post(URL, template())).json()
    const url = `${URL}/${made.id}`
    const { doses: _doses, gentle: _gentle, ...short } = template({ name: 'Plecy', trainings: ids('hundred') })
    const { data: changed } = (await specialist.put(url, { ...short, version: 1 })).json()
    assert.deepEqual([changed.version, changed.items[0].dose, changed.gentle.length], [2, DAILY, 1])
    const stale = await specialist.put(url, template({ version: 1 }))
    assert.deepEqual([stale.statusCode, stale.json().code], [409, 'template.changed'])
    assert.deepEqual((await specialist.put(url, { ...short, version: 2 })).json().data, changed, 'nothing new')
    assert.deepEqual((await specialist.get(url)).json().data, changed)
    assert.deepEqual((await specialist.get(`${url}?version=1`)).json().data, made)
    assert.equal((await specialist.get(`${url}?version=3`)).statusCode, 404)
    const both = await Promise.all(['X', 'Y'].map((name) => specialist.put(url, template({ name, version: 2 }))))
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409])
    assert.equal((await specialist.put(url, template({ trainings: [999_999] }))).statusCode, 400)
    assert.equal((await specialist.remove(url)).statusCode, 204)
    for (const answer of [await specialist.remove(url), await specialist.get(`${url}?version=1`)])
      assert.equal(answer.statusCode, 404)
  })

  test('templates are private, and for verified specialists who are not testing', async () => {
    const { specialist } = await addTeam(running.app)
    const { specialist: other, member } = await addTeam(running.app)
    const { data: made } = (await specialist.post(URL, template())).json()
    const url = `${URL}/${made.id}`
    const assignment = { version: 1, members: [{ memberId: member.userId, version: 0 }] }
    for (const answer of [
      await other.get(url),
      await other.put(url, template()),
      await other.remove(url),
      await other.post(`${url}/previews`, { members: [member.userId] }),
      await other.post(`${url}/assignments`, assignment),
    ])
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'request.notFound'])
    assert.deepEqual((await other.get(URL)).json().data, [])
    const unverified = await addCaller(running.app, {
      email: 'waiting@kinora.example',
      role: 'specialist',
      verification: 'pending',
    })
    assert.equal((await unverified.get(URL)).json().code, 'specialist.notVerified')
    assert.equal((await inTestMode(running.app, specialist).post(URL, template())).json().code, 'testMode.readOnly')
  })
})
