import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { declarationsOf } from '@kinora/build'
import { fakeStore, type FakeStore } from '../store/store.fake.ts'
import { findingsFor } from './findingsFor.fake.ts'

/** The declarations of this workspace, as a shell publishes them. */
let types: Record<string, string>
before(async () => {
  types = (await declarationsOf())!
})

let fake: FakeStore
const used: FakeStore[] = []
const PROVIDES = { '@kinora/ui': { version: '1.0.0', names: ['PageTop'] } }
beforeEach(async () => {
  used.push((fake = await fakeStore()))
  const catalog = {
    routes: [],
    nav: [],
    consumes: { '@kinora/ui': { range: '^1.0.0', names: ['PageTop'] } },
    usedAt: { '@kinora/ui': { PageTop: 'src/screens/MainScreen.tsx:9' } },
    slots: [{ name: 'catalog.search.v1', scripts: [], styles: [] }],
  }
  const diary = { routes: [], nav: [], consumes: {} }
  const fills = (slot: string) => `exports.default = { name: 'mfe-diary', uses: '${slot}' }`
  await fake.release(
    { name: 'shell', version: '1', built: { provides: PROVIDES }, files: withTypes(types) },
    {
      name: 'mfe-catalog',
      version: '1',
      built: catalog,
      server: `exports.default = { slots: { 'catalog.search.v1': 1 } }`,
    },
    { name: 'mfe-diary', version: '1', built: diary, server: fills('profile.memberReport.v1') },
  )
})
after(() => Promise.all(used.map(({ remove }) => remove())))

const withTypes = (declarations: Record<string, string>) => ({ 'client/types.json': JSON.stringify(declarations) })

/** What a shell is told whose declarations are this workspace's with one text replaced by another. */
async function saidOf(file: string, from: string | RegExp, to: string): Promise<string[]> {
  const changed = types[file]!.replace(from, to)
  assert.notEqual(changed, types[file])
  const files = withTypes({ ...types, [file]: changed })
  const findings = await findingsFor(fake, { name: 'shell', version: '2', built: { provides: PROVIDES }, files })
  return findings
    .filter(({ sentence }) => /built with/.test(sentence))
    .map(({ result, sentence }) => `${result}: ${sentence}`)
}
const PAGE_TOP = '@kinora/ui/page/PageTop.d.ts'
const SLOTS = '@kinora/contracts/slots.d.ts'
const FITS = ['passed: All 2 remotes find the types that they were built with.']

test('a property of another type is refused, with the place that uses it', async () => {
  const why = "Type 'string' is not assignable to type 'number'."
  assert.deepEqual(await saidOf(PAGE_TOP, 'title: string', 'title: number'), [
    `failed: "PageTop" of @kinora/ui is another than mfe-catalog was built with (src/screens/MainScreen.tsx:9): ${why}`,
  ])
})

test('a new property that must be given is refused, one that may be given is not', async () => {
  const [sentence] = await saidOf(PAGE_TOP, 'title: string', 'title: string; icon: string')
  assert.match(sentence!, /^failed: "PageTop"[^]*Property 'icon' is missing in type/)
  assert.deepEqual(await saidOf(PAGE_TOP, 'title: string', 'title: string; icon?: string'), FITS)
})

test('where no remote uses anything of the shell everything may change', async () => {
  const nothing = { routes: [], nav: [], consumes: {}, slots: [] }
  await fake.release(
    { name: 'mfe-catalog', version: '2', built: nothing },
    { name: 'mfe-diary', version: '2', built: nothing },
  )
  assert.deepEqual(await saidOf(PAGE_TOP, 'title: string', 'title: number'), FITS)
})

test('what no remote uses may change', async () => {
  assert.deepEqual(await saidOf('@kinora/ui/states/Loaded.d.ts', 'failed: string', 'failed: number'), FITS)
  assert.deepEqual(await saidOf(SLOTS, "'profile.memberCard.v1': {", "'profile.memberCard.v1': { more: string;"), FITS)
})

test('a slot takes from who fills it all that it took, and gives who has its part all that it gave', async () => {
  const filled = await saidOf(SLOTS, "'profile.memberReport.v1': {", "'profile.memberReport.v1': { more: string;")
  assert.match(
    filled.join(),
    /^failed: The slot profile\.memberReport\.v1 is another than mfe-diary was built with: Property 'more' is missing/,
  )
  const provided = await saidOf(SLOTS, /onDone: \(\) => void/, 'onDone?: () => void')
  assert.match(provided.join(), /^failed: The slot catalog\.search\.v1 is another than mfe-catalog was built with/)
  assert.deepEqual(await saidOf(SLOTS, "'catalog.search.v1': {", "'catalog.search.v1': { more: string;"), FITS)
})

test('a slot that is gone is refused while somebody fills it', async () => {
  const [sentence] = await saidOf(SLOTS, "'profile.memberReport.v1'", "'profile.memberReport.v2'")
  assert.match(sentence!, /^failed: The slot profile\.memberReport\.v1[^]*does not exist/)
})
