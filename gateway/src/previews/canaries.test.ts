import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import type { LiveReleases } from '@kinora/contracts'
import { fakeGateway, json, type FakeGateway } from '../gateway.fake.ts'

let gateway: FakeGateway
const used: FakeGateway[] = []
beforeEach(async () => {
  used.push((gateway = await fakeGateway()))
  gateway.api.answer = (_request, response) => json(response, { data: [] })
  await gateway.release({ name: 'shell', version: '1' }, { name: 'mfe-catalog', version: '1' })
  await gateway.start()
})
after(() => Promise.all(used.map(({ close }) => close())))

const canary = async (percent: number, version = '2') => {
  const { id } = await gateway.prepare({ name: 'mfe-catalog', version })
  await gateway.store.putPlan({ manifest: id, percent })
  await gateway.lookForCanaries()
  return id
}
const group = (number: number) => ({ cookie: `a=b; __Host-kinora.group=${number}` })
const versionFor = async (headers: Record<string, string> = {}) =>
  /remote=(\d)/.exec(await (await gateway.get('/programs', headers)).text())![1]!
const groups = Array.from({ length: 100 }, (_, number) => number)

test('so many of a hundred groups of visitors see it, always the same', async () => {
  await canary(30)
  const seen = await Promise.all(groups.map((number) => versionFor(group(number))))
  assert.equal(seen.filter((version) => version === '2').length, 30)
  assert.deepEqual(await Promise.all(groups.map((number) => versionFor(group(number)))), seen)
})

test('a new visitor gets a group with the first page, which says nothing of them', async () => {
  const page = { accept: 'text/html,*/*' }
  assert.equal((await gateway.get('/programs', page)).headers.get('set-cookie'), null)
  await canary(50)
  const first = await gateway.get('/programs', page)
  const [cookie] = first.headers.get('set-cookie')!.split(';')
  assert.match(
    first.headers.get('set-cookie')!,
    /^__Host-kinora\.group=\d{1,2}; Path=\/; HttpOnly; SameSite=Lax; .*Secure$/,
  )
  const [, version] = /remote=(\d)/.exec(await first.text())!
  const again = await gateway.get('/programs', { ...page, cookie: cookie! })
  assert.equal(again.headers.get('set-cookie'), null)
  assert.match(await again.text(), new RegExp(`remote=${version}`))
  // What is no page sets none.
  assert.equal((await gateway.get('/live')).headers.get('set-cookie'), null)
  assert.equal((await gateway.get('/favicon.svg')).headers.get('set-cookie'), null)
})

test('a tab of a group is told what is live for it, and to leave a canary that has ended', async () => {
  const id = await canary(50)
  const live = async (number: number) => (await (await gateway.get('/live', group(number))).json()) as LiveReleases
  const manifests = await Promise.all(groups.map(async (number) => (await live(number)).manifest))
  assert.equal(manifests.filter((manifest) => manifest === id).length, 50)

  await gateway.store.removePlan(id)
  await gateway.lookForCanaries()
  assert.equal(await versionFor(group(manifests.indexOf(id))), '1')
  const { manifest, withdrawn } = await live(manifests.indexOf(id))
  assert.notEqual(manifest, id)
  assert.deepEqual(withdrawn, { 'mfe-catalog': ['2'] })
})

test('a canary that went live for all is not left', async () => {
  const id = await canary(50)
  await gateway.promote({ 'mfe-catalog': '2' })
  await gateway.store.removePlan(id)
  await gateway.serves((await gateway.store.live())!)
  await gateway.lookForCanaries()
  // Nor is it when the next release has taken its place.
  await gateway.serves((await gateway.release({ name: 'mfe-catalog', version: '3' })).id)
  const { withdrawn } = (await (await gateway.get('/live')).json()) as LiveReleases
  assert.deepEqual(withdrawn, {})
})

test('a canary that is prepared anew is opened once, and not left', async () => {
  const id = await canary(99)
  const { store } = gateway
  const again = { ...(await store.readManifest(id)), id: `${id}-again` }
  await store.putManifest(again)
  await store.putPlan({ manifest: again.id, percent: 99 })
  await store.removePlan(id)
  await Promise.all([gateway.lookForCanaries(), gateway.lookForCanaries()])
  const live = await Promise.all(
    groups.map(async (number) => (await (await gateway.get('/live', group(number))).json()) as LiveReleases),
  )
  assert.equal(live.filter(({ manifest }) => manifest === again.id).length, 99)
  assert.ok(live.every(({ withdrawn }) => Object.keys(withdrawn).length === 0))
})

test('one that cannot be opened, or is refused, is shown to nobody', async () => {
  const { id } = await gateway.prepare({ name: 'mfe-catalog', version: '2' })
  await gateway.store.putPlan({ manifest: id, percent: 99, refused: ['It did not pass.'] })
  const server = 'exports.render = () => { throw new Error("broken") }'
  const broken = await gateway.prepare({ name: 'shell', version: '2', server })
  await gateway.store.putPlan({ manifest: broken.id, percent: 99 })
  await gateway.lookForCanaries()
  assert.deepEqual(new Set(await Promise.all(groups.map((number) => versionFor(group(number))))), new Set(['1']))
})
