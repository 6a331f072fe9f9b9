import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { createCircuitBreaker } from './circuitBreaker.ts'
import { NotRendered } from './notRendered.ts'
import { bodyOf, closeWorkers, good, SHORT, startWith } from './renderWorker.fake.ts'

after(closeWorkers)

test('a thread is blocked while a task lets nothing else run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-blocked-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  const source = `
    const { existsSync } = process.getBuiltinModule('node:fs')
    exports.shared = {}
    exports.render = async () => {
      while (existsSync(${JSON.stringify(folder)}));
      return { status: 200, head: '', body: 'free', state: {} }
    }`
  const { worker, render } = await startWith({}, { source })
  assert.equal(worker.isBlocked(), false)
  const page = render(null)
  while (!worker.isBlocked()) await setImmediate()
  rmSync(folder, { recursive: true })
  assert.equal(bodyOf(await page), 'free')
  assert.equal(worker.isBlocked(), false)
})

test('more pages than are rendered at once wait for their turn; far more are refused at once', async () => {
  const { render } = await startWith(
    { slow: `exports.default = { show: () => new Promise(() => {}) }` },
    { limits: SHORT },
  )
  const slow = Array.from({ length: 32 }, () => assert.rejects(render('slow'), /Not rendered within 1000 ms/))
  const waiting = Array.from({ length: 256 }, () => render('good'))
  await assert.rejects(render('good'), /Too many pages/)
  await Promise.all(slow)
  for (const result of await Promise.all(waiting)) assert.equal(bodyOf(result), 'good in en')
})

const harmless = {
  'throws on evaluation': `throw new Error('boom')`,
  'throws on render': `exports.default = { show: async () => { throw new Error('boom') } }`,
  'never answers': `exports.default = { show: () => new Promise(() => {}) }`,
  'returns a value that cannot be cloned': `exports.default = { show: async () => () => {} }`,
  'exports nothing': ``,
}
for (const [what, server] of Object.entries(harmless)) {
  test(`a remote that ${what} fails only on its own page, every time`, async () => {
    const { render } = await startWith({ bad: server }, { limits: SHORT })
    for (let time = 0; time < 3; time++) {
      await assert.rejects(render('bad'), NotRendered)
      assert.equal(bodyOf(await render('good')), 'good in en')
    }
    await assert.rejects(render('bad'), (error: Error) => !/until its version changes/.test(error.message))
  })
}

const lethal = {
  'ends the thread': `exports.default = { show: () => new Promise(() => setImmediate(() => { throw new Error('gone') })) }`,
  'loops for ever': `exports.default = { show: async () => { for (;;); } }`,
  'uses all memory': `exports.default = { show: async () => { const all = []; for (;;) all.push(new Array(1e5).fill('x' + all.length)) } }`,
  'causes an unhandled rejection': `exports.default = { show: () => { Promise.reject(new Error('stray')); return new Promise(() => {}) } }`,
}
for (const [what, server] of Object.entries(lethal)) {
  test(`a remote that ${what} twice is rendered in browsers only until its version changes`, async () => {
    const circuitBreaker = createCircuitBreaker()
    const { render } = await startWith({ bad: server }, { circuitBreaker, limits: SHORT })
    for (let time = 0; time < 2; time++) {
      await assert.rejects(render('bad'), NotRendered)
      assert.equal(bodyOf(await render('good')), 'good in en')
    }
    await assert.rejects(render('bad'), /until its version changes/)

    const next = await startWith({ bad: server }, { circuitBreaker })
    await assert.rejects(
      next.render('bad'),
      /until its version changes/,
      'another manifest with the same version changes nothing',
    )
    const cured = await startWith({ bad: good }, { circuitBreaker, version: '2' })
    assert.equal(bodyOf(await cured.render('bad')), 'good in en')
  })
}

test('a remote that was rendering at the same time as the failing one still renders', async () => {
  const slow = `exports.default = { show: () => new Promise((resolve) => setTimeout(resolve, 100, 'slow but good')) }`
  const { render } = await startWith({ slow, bad: lethal['ends the thread'] })
  for (let time = 0; time < 4; time++) await Promise.allSettled([render('slow'), render('bad')])
  await assert.rejects(render('bad'), /until its version changes/)
  assert.equal(bodyOf(await render('slow')), 'slow but good')
})

const home = `exports.default = { show: async ({ slotProviders }) => 'home' + (await Promise.all(Object.values(slotProviders).map((remote) => remote.show({ locale: 'pl' })))).map((text) => ' with ' + text).join('') }`
const providedBy = (remote: string) => [{ slot: 'other.card.v1', remote }]

test('a page is rendered with the definitions of the remotes that provide its slots', async () => {
  const { render } = await startWith({ home })
  assert.equal(bodyOf(await render('home', providedBy('good'))), 'home with good in pl')
})

test('a slot component that cannot be evaluated is left out, and the page is rendered', async () => {
  const { render } = await startWith({ home, bad: `throw new Error('boom')` })
  assert.equal(bodyOf(await render('home', providedBy('bad'))), 'home')
})

test('a page whose slot component ends the thread twice is rendered without it, and other remotes are not affected', async () => {
  const { render } = await startWith({ home, bad: lethal['ends the thread'] })
  for (let time = 0; time < 2; time++) await assert.rejects(render('home', providedBy('bad')), NotRendered)
  assert.equal(bodyOf(await render('home', providedBy('bad'))), 'home')
  assert.equal(bodyOf(await render('home', providedBy('good'))), 'home with good in pl')
})

test('a shell that cannot be evaluated rejects the start', async () => {
  await assert.rejects(startWith({}, { source: `throw new Error('broken shell')` }), /broken shell/)
})

test('closing waits for pages in flight', async () => {
  const { worker, render } = await startWith({
    slow: `exports.default = { show: () => new Promise((resolve) => setTimeout(resolve, 100, 'finished')) }`,
  })
  const page = render('slow')
  await worker.close()
  assert.equal(bodyOf(await page), 'finished')
  await assert.rejects(render('slow'), NotRendered)
})

const listing = (sitemap: string) => `${good}; exports.indexes = async () => ({ default: { sitemap: ${sitemap} } })`

test("an index returns the entries of the remote's server bundle", async () => {
  const { sitemap } = await startWith({ lists: listing(`async () => [{ pl: { path: '/a' } }]`) })
  assert.deepEqual(await sitemap('lists'), [{ pl: { path: '/a' } }])
})

for (const [what, list] of Object.entries({
  'never resolve': `() => new Promise(() => {})`,
  'loop for ever': `() => { for (;;); }`,
  'end the thread': `() => new Promise(() => setImmediate(() => { throw new Error('gone') }))`,
})) {
  test(`entries that ${what} are rejected, and pages of the same remote still render`, async () => {
    const { sitemap, render } = await startWith({ bad: listing(list) }, { limits: SHORT })
    for (let time = 0; time < 3; time++) {
      await assert.rejects(sitemap('bad'), NotRendered)
      assert.equal(bodyOf(await render('bad')), 'good in en')
    }
  })
}
