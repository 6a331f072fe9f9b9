import assert from 'node:assert/strict'
import { appendFile, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { fakeStore, type Fake, type FakeStore } from '../store/store.fake.ts'
import { failuresFor, findingsFor } from './findingsFor.fake.ts'

let fake: FakeStore
const used: FakeStore[] = []
beforeEach(async () => used.push((fake = await fakeStore())))
after(() => Promise.all(used.map(({ remove }) => remove())))

const shell: Fake = { name: 'shell', version: '1' }
const catalog: Fake = { name: 'mfe-catalog', version: '1' }
const route = (path: string) => ({ id: path, path, search: [], scripts: [], styles: [] })
const check = (changed: Fake) => findingsFor(fake, changed)
const failuresOf = (changed: Fake) => failuresFor(fake, changed)

test('a live remote whose release is missing does not prevent the promotion of others', async () => {
  await fake.release(shell, catalog, { name: 'mfe-team', version: '1', built: { routes: [], nav: [] } })
  await rm(fake.pathOf('mfe-team', '1', 'release.sig'))
  const findings = await check({ ...catalog, version: '2' })
  const [warning, ...others] = findings
  assert.deepEqual(new Set(others.map(({ result }) => result)), new Set(['passed']))
  assert.equal(warning!.result, 'warned')
  assert.match(warning!.sentence, /mfe-team 1 is refused: it is not signed/)
})

const team: Fake = { name: 'mfe-team', version: '1', built: { routes: [route('team')], nav: [] } }
const throwing = 'exports.default = { show: async () => { throw new Error("broken") } }'

test('what was broken before is a warning that names its owner, and only what was sound prevents a promotion', async () => {
  await fake.release(shell, catalog, { ...team, server: throwing })
  const findings = await check({ ...catalog, version: '2' })
  const faults = findings
    .filter(({ result }) => result !== 'passed')
    .map(({ result, sentence }) => ({ result, sentence }))
  assert.deepEqual(
    faults.map(({ result }) => result),
    ['warned', 'warned'],
  )
  assert.match(
    faults[0]!.sentence,
    /^\/team of mfe-team .* It was so before, and is for a squad of mfe-team to mend\.$/s,
  )

  const worse = await failuresOf({ ...catalog, version: '3', server: throwing })
  assert.equal(worse.length, 4)
  assert.match(worse[0]!, /^\/programs of mfe-catalog does not render/)
})

test('an altered server half of another remote is a warning', async () => {
  await fake.release(shell, catalog, team)
  await appendFile(fake.pathOf('mfe-team', '1', 'server.cjs'), ' ')
  assert.deepEqual(await failuresOf({ ...catalog, version: '2' }), [])
})

test('promotion is refused for a remote beside which the pages of others no longer render', async () => {
  // A shared package with state inside, which a remote breaks for all.
  const { folder } = await fake.stage({ ...shell, version: 'plain' })
  const source = await readFile(join(folder, 'server.cjs'), 'utf8')
  const reader = `const { useState } = require('react')
    exports.default = { show: async () => { if (useState.isBroken) throw new Error('broken'); return { body: 'ok' } } }`
  await fake.release(
    { ...shell, server: source.replace("'the only react'", "'the only react', useState: {}") },
    catalog,
    { ...team, server: reader },
  )
  const server = `require('react').useState.isBroken = true
    exports.default = { show: async () => ({ body: 'ok' }) }`
  const failures = await failuresOf({ ...catalog, version: '2', server })
  assert.match(failures[0]!, /^\/team of mfe-team, which is not changed, does not render beside this: Error: broken/)
})

test('an endless loop on an address with a parameter is found by its example', async () => {
  await fake.release(shell, catalog)
  const server = 'exports.default = { show: async ({ url }) => { while (url.endsWith("/7")); return { body: "ok" } } }'
  const failures = await failuresOf({ ...catalog, version: '2', server })
  assert.match(failures[0]!, /^\/programs\/7 of mfe-catalog does not render: it hung/)
})
