import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { LiveReleases, ReleaseManifest } from '@kinora/contracts'
import { fakeGateway, json, type FakeGateway } from '../gateway.fake.ts'
import { stateIn } from '../pages/pages.fake.ts'

let gateway: FakeGateway
let manifest: ReleaseManifest
let link: URL
before(async () => {
  gateway = await fakeGateway()
  gateway.api.answer = (_request, response) => json(response, { data: [] })
  await gateway.release({ name: 'shell', version: '1' }, { name: 'mfe-catalog', version: '1' })
  await gateway.start()
  manifest = await gateway.prepare({ name: 'mfe-catalog', version: '2' })
  link = gateway.previewOf(manifest)
})
after(() => gateway.close())

const open = async () => {
  const answer = await gateway.get(link.pathname + link.search)
  return { answer, cookie: answer.headers.get('set-cookie')!.split(';')[0]! }
}
const versionAt = async (path: string, cookie: string) => {
  const html = await (await gateway.get(path, { cookie })).text()
  return stateIn(html).remotes.find(({ name }) => name === 'mfe-catalog')!.version
}

test('a link leads to a page of what it shows, and is kept where no script or other host reaches it', async () => {
  const { answer } = await open()
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/programs'])
  assert.match(
    answer.headers.get('set-cookie')!,
    /^__Host-kinora\.preview=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Expires=[^;]+; Secure$/,
  )
  assert.equal(answer.headers.get('referrer-policy'), 'no-referrer')
})

test('with it all pages have that version and say so; without it nothing has changed', async () => {
  const { cookie } = await open()
  const shown = await gateway.get('/en/programs', { cookie: `a=b; ${cookie}; c=d` })
  const html = await shown.text()
  assert.match(html, /remote=2/)
  assert.match(html, /<aside class="kinora-preview" aria-label="Preview">/)
  assert.match(html, /Preview: mfe-catalog 2/)
  assert.equal(shown.headers.get('cache-control'), 'no-store')
  assert.equal(await versionAt('/programs', cookie), '2')

  const others = await gateway.text('/en/programs')
  assert.match(others, /remote=1/)
  assert.doesNotMatch(others, /kinora-preview/)
})

test('a tab of the preview is told that its own manifest is live', async () => {
  const { cookie } = await open()
  const live = async (headers = {}) => (await (await gateway.get('/live', headers)).json()) as LiveReleases
  assert.equal((await live({ cookie })).manifest, manifest.id)
  assert.notEqual((await live()).manifest, manifest.id)
})

test('a release that goes live meanwhile changes no preview', async () => {
  const { cookie } = await open()
  const { id } = await gateway.release({ name: 'mfe-catalog', version: '3' })
  await gateway.serves(id)
  assert.match(await gateway.text('/programs'), /remote=3/)
  assert.equal(await versionAt('/programs', cookie), '2')
})

test('the strip ends it', async () => {
  const { cookie } = await open()
  const html = await (await gateway.get('/programs', { cookie })).text()
  const end = /<a href="([^"]+)">Zakończ podgląd</.exec(html)![1]!
  const answer = await gateway.get(end, { cookie })
  assert.match(answer.headers.get('set-cookie')!, /^__Host-kinora\.preview=; .*Expires=Thu, 01 Jan 1970/)
  assert.equal(answer.headers.get('location'), '/')
})

test('a link that was changed shows nothing, and says so in both languages', async () => {
  const answer = await gateway.get(link.pathname.replace('~', '0~'))
  assert.deepEqual([answer.status, answer.headers.get('set-cookie')], [410, null])
  assert.match(await answer.text(), /nieaktywny[^]*no longer available/)
  assert.match(answer.headers.get('content-security-policy')!, /style-src 'self'/)
  const changed = `__Host-kinora.preview=${link.pathname.slice('/preview/'.length).replace('~', '0~')}`
  assert.doesNotMatch(await (await gateway.get('/programs', { cookie: changed })).text(), /kinora-preview/)
})

test('a manifest that cannot be opened is an answer in words, and its cookie shows what is live', async () => {
  const gone = gateway.previewOf({ ...manifest, id: '20261120T193612Z-000000' })
  const answer = await gateway.get(gone.pathname)
  assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '30'])
  assert.match(await answer.text(), /Nie udało się otworzyć podglądu/)
  const cookie = `__Host-kinora.preview=${gone.pathname.slice('/preview/'.length)}`
  const html = await (await gateway.get('/programs', { cookie })).text()
  assert.doesNotMatch(html, /kinora-preview/)
})

for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example', 'programs'])
  test(`a link leads to no other site: ${to}`, async () => {
    const answer = await gateway.get(`${link.pathname}?to=${encodeURIComponent(to)}`)
    assert.equal(answer.headers.get('location'), '/')
  })
