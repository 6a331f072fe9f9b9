import type { EditablePath } from '@kinora/contracts'
import { PATH_ITEMS_MAX } from '@kinora/limits'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTestMode } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addedTimes, addEdited, DAILY, titles } from '../../../testing/care/editedPaths.ts'
import { programIds } from '../../../testing/catalogue/programIds.ts'
import { useApp } from '../../../testing/startApp.ts'
import { dayIn } from '../../platform/days/ownDays.ts'
import { addDone, addTeam, NO_DOSE } from '../../../testing/care/trainedMembers.ts'

const ADDED = '2026-01-01T08:00:00.000Z'

onOneDatabase((create) => {
  const running = useApp(create)
  const idOf = programIds(running)
  const ids = (...slugs: string[]) => slugs.map((slug) => idOf(`${slug} pl`))

  test('without a path the version is 0, and the first save makes the path', async () => {
    const { member, specialist } = await addTeam(running.app)
    const url = `/specialist/path/${member.userId}`
    const none = { version: 0, name: '', note: '', painNote: '', allowsPause: false, items: [], gentle: [] }
    assert.deepEqual((await specialist.get(url)).json().data, none)
    const body = {
      version: 0,
      name: ' Kręgosłup ',
      note: 'Powoli. ',
      painNote: ' Połóż się. ',
      allowsPause: true,
      trainings: ids('hundred'),
    }
    const { data } = (await specialist.put(url, body)).json()
    assert.deepEqual([data.version, data.name, data.note, data.allowsPause], [1, 'Kręgosłup', 'Powoli.', true])
    assert.equal(data.painNote, 'Połóż się.')
    assert.deepEqual(titles(data), ['100% pleców'])
    assert.deepEqual(titles((await specialist.get(`${url}?locale=en`)).json().data), ['100% back'])
    assert.equal((await member.get('/my-plan')).json().data.name, 'Kręgosłup')
    const { data: accesses } = (await member.get('/user/me/access')).json()
    assert.ok(accesses.some(({ what }: { what: string }) => what === 'path'))
  })

  test('a save replaces name, note, order, doses and the gentle list, and what it leaves out stays', async () => {
    const { put, read, member } = await addEdited(running.app, idOf)
    const dose = { ...NO_DOSE, weekdays: [5, 1], perDayMax: 1, text: '2 serie po 10', until: '2027-01-31' }
    const [slashes, hundred, neck] = [idOf('slashes en'), idOf('hundred pl'), idOf('neck-exercises en')]
    const changed = await put({
      name: 'Plecy',
      note: '',
      trainings: [neck, slashes, hundred],
      doses: [{ training: idOf('slashes pl'), dose }],
      gentle: ids('hundred', 'gentle-breath'),
    })
    const data: EditablePath = changed.json().data
    assert.deepEqual(titles(data), ['Ćwiczenia na szyję', 'Góra\\dół', '100% pleców'])
    assert.deepEqual(
      data.items.map(({ dose }) => dose),
      [null, { ...dose, weekdays: [1, 5] }, null],
    )
    assert.deepEqual(
      data.gentle.map(({ title }) => title),
      ['100% pleców', 'ŁAGODNY oddech'],
    )
    assert.deepEqual([data.name, data.note, data.allowsPause], ['Plecy', '', false])
    const path: EditablePath = (await put({ trainings: [hundred, slashes], allowsPause: true })).json().data
    assert.deepEqual([path.items[1]?.dose?.weekdays, path.gentle.length, path.allowsPause], [[1, 5], 2, true])
    assert.deepEqual(await read(), path)
    assert.deepEqual(
      (await member.get('/my-path')).json().data.trainings.map(({ title }: { title: string }) => title),
      ['100% pleców', 'Góra\\dół'],
    )
  })

  test('a program that stays keeps when it was added and its progress; a new one begins now', async () => {
    const { put, member } = await addEdited(running.app, idOf)
    await addDone(running.app, member.userId, 'hundred', ['2026-02-01'])
    await addDone(running.app, member.userId, 'neck-exercises', ['2026-02-01'])
    const { items }: EditablePath = (await put({ trainings: ids('slashes', 'neck-exercises', 'hundred') })).json().data
    assert.deepEqual(
      items.map(({ addedDay }) => addedDay),
      ['2026-01-01', dayIn('Europe/Warsaw'), '2026-01-01'],
    )
    const added = await addedTimes(running.app, member.userId)
    assert.deepEqual([added['hundred'], added['slashes']], [ADDED, ADDED])
    assert.ok((added['neck-exercises'] ?? '') > ADDED)
    assert.deepEqual((await member.get('/path/progress')).json().data, { progress: '33%', done: 1, total: 3 })
  })

  test('a list that makes no sense is refused, and nothing changes', async () => {
    const { put, read } = await addEdited(running.app, idOf)
    const before = await read()
    const [hundred, inEnglish] = [idOf('hundred pl'), idOf('hundred en')]
    const dose = { training: hundred, dose: DAILY }
    for (const [body, code] of [
      [{ trainings: [hundred, inEnglish] }, 'form.error.trainings.twice'],
      [{ trainings: [hundred, 999_999] }, 'form.error.trainings.unknown'],
      [{ trainings: ids('slashes'), doses: [dose] }, 'form.error.doses.notListed'],
      [{ doses: [dose, { ...dose, training: inEnglish }] }, 'form.error.doses.twice'],
      [{ doses: [{ training: 999_999, dose: null }] }, 'form.error.doses.unknown'],
      [{ gentle: [999_999] }, 'form.error.gentle.unknown'],
      [{ gentle: [hundred, inEnglish] }, 'form.error.gentle.twice'],
      [{ name: '  ' }, 'form.error.name.required'],
      [{ name: 'a'.repeat(81) }, 'form.error.name.format'],
      [{ trainings: Array.from({ length: PATH_ITEMS_MAX + 1 }, () => hundred) }, 'form.error.trainings.format'],
      [{ doses: [{ training: hundred, dose: { ...DAILY, daysPerWeek: 8 } }] }, undefined],
    ] as const) {
      const answer = await put({ note: 'inna', ...body })
      assert.equal(answer.statusCode, 400, JSON.stringify(body))
      if (code !== undefined) assert.equal(answer.json().code, code)
    }
    assert.deepEqual(await read(), before)
  })

  test('one program is added at the end, one is removed, and doing it again changes nothing', async () => {
    const { specialist, url, read } = await addEdited(running.app, idOf)
    const add = (trainingId: number) => specialist.post(url, { trainingId })
    const added = (await add(idOf('neck-exercises en'))).json().data
    assert.deepEqual(titles(added), ['100% pleców', 'Góra\\dół', 'Ćwiczenia na szyję'])
    assert.deepEqual(added.items[0].dose, DAILY)
    assert.deepEqual((await add(idOf('neck-exercises pl'))).json().data, added)
    const unknown = await add(999_999)
    assert.deepEqual([unknown.statusCode, unknown.json().code], [400, 'form.error.trainingId.unknown'])

    const removed = (await specialist.remove(`${url}/${idOf('hundred en')}`)).json().data
    assert.deepEqual([titles(removed), removed.version], [['Góra\\dół', 'Ćwiczenia na szyję'], added.version + 1])
    assert.deepEqual((await specialist.remove(`${url}/${idOf('hundred pl')}`)).json().data, removed)
    const missing = await specialist.remove(`${url}/999999`)
    assert.deepEqual([missing.statusCode, missing.json().code], [404, 'training.notFound'])
    assert.deepEqual(await read(), removed)
  })

  test('a program that is added to no path begins one', async () => {
    const { member, specialist } = await addTeam(running.app)
    const url = `/specialist/path/${member.userId}`
    const { data } = (await specialist.post(url, { trainingId: idOf('hundred pl') })).json()
    assert.deepEqual([data.version, data.name, titles(data)], [1, '', ['100% pleców']])
    assert.equal((await member.get('/my-path')).json().data.trainings.length, 1)
  })

  test('others and former specialists change nothing, and neither does test mode', async () => {
    const { url, read, sent, specialist, member } = await addEdited(running.app, idOf)
    const before = await read()
    const { specialist: other, member: otherMember } = await addTeam(running.app)
    for (const answer of [
      await other.put(url, sent),
      await other.put(url, { ...sent, trainings: [999_999] }),
      await other.post(url, { trainingId: 1 }),
      await other.remove(`${url}/${idOf('hundred pl')}`),
    ])
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'request.notFound'])
    assert.equal((await otherMember.put(url, sent)).statusCode, 403)
    const tested = await inTestMode(running.app, specialist).put(url, { ...sent, name: 'Test' })
    assert.deepEqual([tested.statusCode, tested.json().code], [403, 'testMode.readOnly'])
    assert.deepEqual(await read(), before)
    await member.remove('/team')
    assert.equal((await specialist.put(url, sent)).statusCode, 404)
  })
})
