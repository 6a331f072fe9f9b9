import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReleaseDocument } from '@kinora/contracts'
import { checkSizes } from './checkSizes.ts'

const assets = (...names: string[]) => ({
  scripts: names.map((name) => `client/${name}.js`),
  styles: names.map((name) => `client/${name}.css`),
})

/** A release whose list needs this many bytes, of which 6000 are its entry's. */
function releaseWith(list: number, changes: Partial<ReleaseDocument> = {}): ReleaseDocument {
  const file = (bytes: number) => ({ integrity: '', bytes })
  return {
    format: 2,
    name: 'mfe-catalog',
    version: '2',
    commit: '',
    builtAt: '',
    server: 'server.cjs',
    entry: assets('entry'),
    locales: { pl: assets(), en: assets() },
    routes: [{ id: 'list', path: 'programs', search: [], ...assets('entry', 'list') }],
    slots: [{ name: 'catalog.card.v1', ...assets('card') }],
    nav: [],
    indexes: [],
    consumes: {},
    provides: {},
    files: {
      'client/entry.js': file(20_000),
      'client/entry.js.br': file(5_000),
      'client/entry.css': file(1_000),
      'client/list.js': file(90_000),
      'client/list.js.br': file(list - 7_000),
      'client/list.js.gz': file(80_000),
      'client/list.css': file(1_000),
      'client/card.js': file(500),
      'client/card.css': file(100),
      'client/elsewhere.js': file(900_000),
    },
    ...changes,
  }
}
const check = (...args: Parameters<typeof checkSizes>) =>
  checkSizes(...args).map(({ result, sentence }) => `${result} ${sentence}`)
const budgets = { shell: 100, remote: 40 }

test('compressed sizes are listed, each with its difference to the live version', () => {
  assert.deepEqual(check(releaseWith(30_000), releaseWith(28_500, { slots: [] }), budgets), [
    'passed mfe-catalog keeps within its budget of 40 kB: /programs 30.0 kB (+1.5), catalog.card.v1 6.6 kB (new).',
  ])
  assert.deepEqual(check(releaseWith(30_000, { slots: [] }), releaseWith(31_000), budgets), [
    'passed mfe-catalog keeps within its budget of 40 kB: /programs 30.0 kB (−1.0).',
  ])
})

test('a route that is over the budget is refused, also in the first version', () => {
  assert.deepEqual(check(releaseWith(40_001), null, budgets), [
    'failed mfe-catalog is over its budget of 40 kB: /programs 40.0 kB (new).',
  ])
})

test("the shell's entry has its own budget", () => {
  const shell = { name: 'shell', routes: [], slots: [] }
  assert.deepEqual(check(releaseWith(0, shell), null, budgets), [
    'passed shell keeps within its budget of 100 kB: its entry 6.0 kB (new).',
  ])
  assert.match(check(releaseWith(0, shell), null, { ...budgets, shell: 5 })[0]!, /^failed .* its entry 6\.0 kB/)
})

test('a package may state another budget', () => {
  assert.match(check(releaseWith(90_000, { budgetKb: 95 }), null, budgets)[0]!, /^passed .* 95 kB/)
  assert.match(check(releaseWith(30_000, { budgetKb: 20 }), null, budgets)[0]!, /^failed .* 20 kB/)
})
