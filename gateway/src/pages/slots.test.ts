import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fakePages, stateIn, type FakePages } from './pages.fake.ts'

const slot = 'catalog.card.v1'
const forMembers = 'today.card.v1'
const home = {
  id: 'home',
  path: '',
  search: [],
  slots: [slot, forMembers, 'nobody.card.v1'],
  scripts: ['client/list.js'],
  styles: [],
}

let pages: FakePages
before(async () => {
  pages = await fakePages()
  const { id } = await pages.release(
    {
      name: 'mfe-catalog',
      version: '2',
      built: { slots: [{ name: slot, scripts: ['client/list.js'], styles: ['client/list.css'] }] },
      server: 'exports.default = {}',
    },
    {
      name: 'mfe-today',
      version: '3',
      built: {
        routes: [],
        slots: [{ name: forMembers, role: 'member', scripts: ['client/list.js'], styles: [] }],
        nav: [{ place: 'tabs', path: '/', order: 1, role: 'member', label: { pl: 'Dziś', en: 'Today' } }],
      },
      server: 'exports.default = {}',
    },
    {
      name: 'mfe-home',
      version: '1',
      built: { routes: [home], nav: [] },
      server: `exports.default = { show: async ({ slots, slotProviders }) => ({ body: JSON.stringify(slots) + Object.keys(slotProviders) }) }`,
    },
  )
  await pages.serves(id)
})
after(() => pages.close())

test('a page is rendered with the remotes that provide its slots', async () => {
  assert.ok((await pages.text('/')).includes(`${JSON.stringify([{ slot, remote: 'mfe-catalog' }])}${slot}`))
})

test('a page loads the code, styles and messages of its slot components, and its state names the provider of each slot', async () => {
  const html = await pages.text('/en')
  const scripts = [...html.matchAll(/<script async src="([^"]+)"/g)].map(([, src]) => src)
  assert.deepEqual(scripts.slice(2), [
    '/releases/mfe-home/1/client/remoteEntry.js',
    '/releases/mfe-home/1/client/list.js',
    '/releases/mfe-home/1/client/i18n-en.js',
    '/releases/mfe-catalog/2/client/remoteEntry.js',
    '/releases/mfe-catalog/2/client/list.js',
    '/releases/mfe-catalog/2/client/i18n-en.js',
  ])
  assert.ok(html.includes('/releases/mfe-catalog/2/client/list.css'))
  const { remotes } = stateIn(html)
  assert.deepEqual(
    remotes.map(({ name, slots }) => [name, slots]),
    [
      ['mfe-catalog', [slot]],
      ['mfe-today', [forMembers]],
      ['mfe-home', undefined],
    ],
  )
  assert.deepEqual(remotes.find(({ name }) => name === 'mfe-home')!.routes, [
    { id: 'home', path: '', slots: home.slots },
  ])
})

test('a slot and a link for members are described to the browser, and no byte of their code is loaded', async () => {
  const html = await pages.text('/')
  const { remotes, nav } = stateIn(html)
  assert.deepEqual(remotes.find(({ name }) => name === 'mfe-today')!.slotRoles, { [forMembers]: 'member' })
  assert.deepEqual(
    nav.filter(({ place }) => place === 'tabs'),
    [{ place: 'tabs', path: '/', role: 'member', label: 'Dziś' }],
  )
  assert.ok(!html.replace(/<script type="application\/json".*?<\/script>/s, '').includes('/releases/mfe-today/'))
})
