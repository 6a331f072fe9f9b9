import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { RenderRequest, RenderResult } from '@kinora/contracts'
import { createBreaker } from './breaker.ts'
import { startComposition, type Composition } from './composition.ts'
import { NotRendered } from './notRendered.ts'

const shell = `
exports.shared = { react: { name: 'the only react' } }
exports.render = async (request) => {
  if (request.remote === null) return { status: 404, head: '', body: 'nowhere', state: {} }
  return { status: 200, head: '', body: await request.definition.show(request), state: {} }
}`
const good = `exports.default = { show: async ({ locale }) => 'good in ' + locale }`
const opened: Composition[] = []
after(() => Promise.all(opened.map((composition) => composition.close())))

async function compose(remotes: Record<string, string>, { breaker = createBreaker(), version = '1', server = shell } = {}) {
  const sources = Object.fromEntries(Object.entries({ good, ...remotes }).map(([name, server]) => [name, { version, server }]))
  const options = { breaker, log: () => {}, budgetMs: 200, hungAfterMs: 500, memoryMb: 64 }
  const composition = await startComposition({ shell: { version: '1', server }, remotes: sources }, options)
  opened.push(composition)
  const request = (remote: string | null, parts: RenderRequest['parts'] = []): RenderRequest => ({
    url: '/programs', locale: 'en', origin: 'http://x', apiBase: 'http://x/api', remote, parts,
    page: { set: 's', locale: 'en', origin: 'http://x', remotes: [], nav: [] },
  })
  return { composition, render: (...asked: Parameters<typeof request>) => composition.render(request(...asked)) }
}

const bodyOf = (result: RenderResult) => ('body' in result ? result.body : '')

test('a remote takes the shell\'s copy of what is shared, and little else', async () => {
  const { render } = await compose({
    taker: `const react = require('react'); exports.default = { show: async () => react.name }`,
    thief: `require('node:fs'); exports.default = { show: async () => 'read' }`,
    spy: `exports.default = { show: async () => JSON.stringify(process.env) }`,
  })
  assert.equal(bodyOf(await render('taker')), 'the only react')
  await assert.rejects(render('thief'), /may not take "node:fs"/)
  assert.equal(bodyOf(await render('spy')).includes('PATH'), false)
})

const harmless = {
  'throws on evaluation': `throw new Error('boom')`,
  'throws on render': `exports.default = { show: async () => { throw new Error('boom') } }`,
  'never answers': `exports.default = { show: () => new Promise(() => {}) }`,
  'answers what cannot be sent': `exports.default = { show: async () => () => {} }`,
  'exports nothing': ``,
}
for (const [what, server] of Object.entries(harmless)) {
  test(`a remote that ${what} costs only its own page, every time`, async () => {
    const { render } = await compose({ bad: server })
    for (let time = 0; time < 3; time++) {
      await assert.rejects(render('bad'), NotRendered)
      assert.equal(bodyOf(await render('good')), 'good in en')
    }
    await assert.rejects(render('bad'), (error: Error) => !/until its version changes/.test(error.message))
  })
}

const lethal = {
  'ends the process': `exports.default = { show: async () => process.exit(3) }`,
  'loops for ever': `exports.default = { show: async () => { for (;;); } }`,
  'eats all memory': `exports.default = { show: async () => { const all = []; for (;;) all.push(new Array(1e5).fill('x' + all.length)) } }`,
  'leaves a rejection behind': `exports.default = { show: () => { Promise.reject(new Error('stray')); return new Promise(() => {}) } }`,
}
for (const [what, server] of Object.entries(lethal)) {
  test(`a remote that ${what} twice is left to browsers until its version changes`, async () => {
    const breaker = createBreaker()
    const { render } = await compose({ bad: server }, { breaker })
    for (let time = 0; time < 2; time++) {
      await assert.rejects(render('bad'), NotRendered)
      assert.equal(bodyOf(await render('good')), 'good in en')
    }
    await assert.rejects(render('bad'), /until its version changes/)

    const next = await compose({ bad: server }, { breaker })
    await assert.rejects(next.render('bad'), /until its version changes/, 'another set with the same version forgives nothing')
    const cured = await compose({ bad: good }, { breaker, version: '2' })
    assert.equal(bodyOf(await cured.render('bad')), 'good in en')
  })
}

test('a remote that was only rendering beside the guilty one is not blamed', async () => {
  const slow = `exports.default = { show: () => new Promise((resolve) => setTimeout(resolve, 100, 'slow but good')) }`
  const { render } = await compose({ slow, bad: lethal['ends the process'] })
  for (let time = 0; time < 4; time++) await Promise.allSettled([render('slow'), render('bad')])
  await assert.rejects(render('bad'), /until its version changes/)
  assert.equal(bodyOf(await render('slow')), 'slow but good')
})

const home = `exports.default = { show: async ({ fillers }) => 'home' + (await Promise.all(Object.values(fillers).map((filler) => filler.show({ locale: 'pl' })))).map((part) => ' with ' + part).join('') }`
const filledBy = (remote: string) => [{ slot: 'other.part.v1', remote }]

test('whoever fills a slot of the page is at hand while it is rendered', async () => {
  const { render } = await compose({ home })
  assert.equal(bodyOf(await render('home', filledBy('good'))), 'home with good in pl')
})

test('a part that cannot be evaluated is missing, and the page comes', async () => {
  const { render } = await compose({ home, bad: `throw new Error('boom')` })
  assert.equal(bodyOf(await render('home', filledBy('bad'))), 'home')
})

test('a page whose part takes the worker down twice comes without it, and nobody else is blamed', async () => {
  const { render } = await compose({ home, bad: lethal['ends the process'] })
  for (let time = 0; time < 2; time++) await assert.rejects(render('home', filledBy('bad')), NotRendered)
  assert.equal(bodyOf(await render('home', filledBy('bad'))), 'home')
  assert.equal(bodyOf(await render('home', filledBy('good'))), 'home with good in pl')
})

test('a shell that cannot be evaluated is an error at once', async () => {
  await assert.rejects(compose({}, { server: `throw new Error('broken shell')` }), /broken shell/)
})

test('closing lets the page in flight finish', async () => {
  const { composition, render } = await compose({ slow: `exports.default = { show: () => new Promise((resolve) => setTimeout(resolve, 100, 'finished')) }` })
  const page = render('slow')
  await composition.close()
  assert.equal(bodyOf(await page), 'finished')
  await assert.rejects(render('slow'), NotRendered)
})
