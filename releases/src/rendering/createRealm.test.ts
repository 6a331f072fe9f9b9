import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { bodyOf, closeWorkers, startWith } from './renderWorker.fake.ts'

after(closeWorkers)

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

for (const reach of [
  'Response.constructor',
  'require.constructor',
  'process.constructor.constructor',
  'Object.getPrototypeOf(Object.getOwnPropertyDescriptor(Blob.prototype, "text").value).constructor',
])
  test(`a remote has no process by ${reach}`, async () => {
    const { render } = await startWith({
      taker: `const make = ${reach}; exports.default = { show: async () => make('return process')().execPath }`,
    })
    await assert.rejects(render('taker'), /A server bundle may not make code from text/)
  })

test("a remote's timers end with the page in which they were begun", async () => {
  const { render } = await startWith({
    counter: `let turns = 0
      exports.default = { show: async () => {
        const before = turns
        await new Promise((resolve) => setTimeout(resolve, 20))
        const after = turns
        setInterval(() => turns++, 1)
        setImmediate(function again() { turns++; setImmediate(again) })
        return after - before + ' turns'
      } }`,
  })
  await render('counter')
  assert.equal(bodyOf(await render('counter')), '0 turns')
})

test('a page that is too large is not shown', async () => {
  const { render } = await startWith({ large: `exports.default = { show: async () => 'x'.repeat(2_000_001) }` })
  await assert.rejects(render('large'), /The page has 2000001 letters; 2000000 are allowed/)
})

test('a remote calls the API only, as somebody from outside', async () => {
  const server = createServer((request, response) => response.end(`${request.url} for ${request.headers.forwarded}`))
  after(() => server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const show = (url: string) => `exports.default = { show: async () => (await fetch('${url}')).text() }`
  const { render } = await startWith(
    {
      asker: show(`${origin}/api/levels`),
      beside: show(`${origin}/apis`),
      above: show(`${origin}/api/../metrics`),
      socket: `exports.default = { show: async () => [typeof WebSocket, typeof EventSource].join() }`,
    },
    { apiBase: `${origin}/api` },
  )
  assert.equal(bodyOf(await render('asker')), '/api/levels for for=unknown')
  for (const remote of ['beside', 'above'])
    await assert.rejects(render(remote), /with answers of the API only, not of http:\/\/127.0.0.1/)
  assert.equal(bodyOf(await render('socket')), 'undefined,undefined')
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
