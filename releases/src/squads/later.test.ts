import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { checkManifest } from '../check/checkManifest.ts'
import { performPlans } from '../promotion/plannedReleases.ts'
import { readPreview } from '../promotion/previewLink.ts'
import { fakeSquads, saidIn } from './squads.fake.ts'

// Nothing answers there, and the fakes’ pages ask for nothing.
const check = checkManifest('http://127.0.0.1:9')

let squads: Awaited<ReturnType<typeof fakeSquads>>
const used: (typeof squads)[] = []
beforeEach(async () => void used.push((squads = await fakeSquads(check))))
after(() => Promise.all(used.map(({ end }) => end())))

const send = async (query: string) => {
  const body = await squads.bytesOf('garden', squads.garden.key)
  return squads.post(`releases/mfe-garden?${query}`, squads.garden.token, { body, duplex: 'half' })
}

test('a preview is checked and published, not live, and its address is said', async () => {
  const before = await squads.store.live()
  const url = new URL((await saidIn(await send('preview=true'))).at(-1)!.preview!)
  assert.deepEqual([url.origin, url.search], ['https://kinora.example', '?to=%2Fgarden'])
  const link = readPreview(url.pathname.replace('/preview/', ''), squads.keys)
  assert.equal((await squads.store.readManifest(link!.manifest)).releases['mfe-garden'], '1')
  assert.equal(await squads.store.live(), before)
})

test('a squad takes back its own canary, and not what others have planned', async () => {
  await send('canary=5')
  const { store } = squads
  const { id } = await squads.prepare({ name: 'mfe-garden', version: '2', built: { routes: [], nav: [] } })
  await store.putPlan({ manifest: id, percent: 5 })
  const asked = { method: 'DELETE', headers: { authorization: `Bearer ${squads.garden.token}` } }
  const taken = async () => (await fetch(`${squads.url}/plans/mfe-garden`, asked)).json()
  assert.deepEqual(await taken(), { takenBack: ['mfe-garden new → 1'] })
  assert.deepEqual(await taken(), { takenBack: [] })
  assert.deepEqual(await store.plans(), [{ manifest: id, percent: 5 }])
})

test('a release for later is checked and planned, and goes live in the squad’s name', async () => {
  const before = await squads.store.live()
  const refused = await send('at=tomorrow')
  assert.equal(refused.status, 400)
  assert.match(await refused.text(), /is no time like 2026-12-04T08:00/)
  const at = new Date(Date.now() + 60_000).toISOString().slice(0, 19) + 'Z'
  const { planned } = (await saidIn(await send(`at=${at}`))).at(-1)!
  assert.match(planned!, /^mfe-garden new → 1, 20/)
  assert.equal(await squads.store.live(), before)

  const { store, keys } = squads
  await performPlans({ store, keys, checks: async () => ({ check }), say: () => {} }, Date.now() + 61_000)
  const { change, releases } = await store.readManifest((await store.live())!)
  assert.deepEqual([change?.by, releases['mfe-garden']], ['garden', '1'])
  assert.deepEqual(await store.plans(), [])
})
