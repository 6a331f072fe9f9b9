import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { RenderRequest, RenderResult } from '@kinora/contracts'
import { createCircuitBreaker } from './circuitBreaker.ts'
import { startRenderWorker, type RenderWorker } from './startRenderWorker.ts'
import { NotRendered } from './notRendered.ts'

const shell = `
exports.shared = { react: { name: 'the only react' } }
exports.render = async (request) => {
  if (request.remote === null) return { status: 404, head: '', body: 'nowhere', state: {} }
  return { status: 200, head: '', body: await request.definition.show(request), state: {} }
}`
const good = `exports.default = { show: async ({ locale }) => 'good in ' + locale }`
const opened: RenderWorker[] = []
after(() => Promise.all(opened.map((worker) => worker.close())))

/** Whatever does answer does so in time, however busy the machine is. */
const LONG = { budgetMs: 60_000, indexBudgetMs: 60_000, hungAfterMs: 90_000 }
/** For what never answers. */
const SHORT = { budgetMs: 1_000, indexBudgetMs: 1_000, hungAfterMs: 2_000 }

async function startWith(
  remotes: Record<string, string>,
  { circuitBreaker = createCircuitBreaker(), version = '1', source = shell, limits = LONG } = {},
) {
  const bundles = Object.fromEntries(
    Object.entries({ good, ...remotes }).map(([name, source]) => [name, { version, source }]),
  )
  const options = {
    circuitBreaker,
    log: () => {},
    startWaitMs: 60_000,
    turnWaitMs: 60_000,
    memoryMb: 64,
    ...limits,
  }
  const worker = await startRenderWorker({ shell: { version: '1', source }, remotes: bundles }, options)
  opened.push(worker)
  const request = (remote: string | null, slots: RenderRequest['slots'] = []): RenderRequest => ({
    url: '/programs',
    locale: 'en',
    origin: 'http://x',
    apiBase: 'http://x/api',
    remote,
    slots,
    page: { manifest: 's', locale: 'en', origin: 'http://x', remotes: [], nav: [] },
  })
  return {
    worker,
    render: (...args: Parameters<typeof request>) => worker.render(request(...args)),
    sitemap: (remote: string) => worker.index({ kind: 'sitemap', remote, apiBase: 'http://x/api' }),
  }
}

const bodyOf = (result: RenderResult) => ('body' in result ? result.body : '')

test("a remote gets the shell's shared modules, and no access to the file system or the environment", async () => {
  const { render } = await startWith({
    taker: `const react = require('react'); exports.default = { show: async () => react.name }`,
    thief: `require('node:fs'); exports.default = { show: async () => 'read' }`,
    spy: `exports.default = { show: async () => JSON.stringify(process.env) }`,
  })
  assert.equal(bodyOf(await render('taker')), 'the only react')
  await assert.rejects(render('thief'), /may require shared packages only, not "node:fs"/)
  assert.equal(bodyOf(await render('spy')).includes('PATH'), false)
})

for (const [what, patch] of Object.entries({
  'a global': 'globalThis.fetch = async () => "patched"; globalThis.setTimeout = undefined',
  'a built-in': 'Array.prototype.map = Map.prototype.get = () => "patched"; Object.prototype.then = () => {}',
  'a class of the platform': 'Response.prototype.json = URL.prototype.toString = async () => "patched"',
  'a shared package': 'require("react").name = "patched"; delete require("react").name',
  'the environment': 'process.env = {}; globalThis.process = undefined',
})) {
  test(`a remote that changes ${what} changes it for itself at most`, async () => {
    const reader = `exports.default = { show: async () => JSON.stringify([
      require('react').name, fetch.name, typeof setTimeout, [1].map((n) => n + 1), new Map([[1, 2]]).get(1), ({}).then,
      await Response.json({ a: 1 }).json(), String(new URL('http://a/')), typeof process.env,
    ]) }`
    const patcher = `${patch}; exports.default = { show: async () => 'done' }`
    const { render } = await startWith({ reader })
    const before = bodyOf(await render('reader'))
    const beside = await startWith({ patcher, reader })
    await beside.render('patcher').catch(() => {})
    assert.equal(bodyOf(await beside.render('reader')), before)
  })
}

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
