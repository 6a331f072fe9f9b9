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
const budgets = { shell: 100, remote: 40 }
const check = (
  changed: ReleaseDocument,
  live: ReleaseDocument | null,
  { isExplained = false, ...more }: Partial<typeof budgets> & { isExplained?: boolean } = {},
) =>
  checkSizes(changed, live, isExplained, { ...budgets, ...more }).map(({ result, sentence }) => `${result} ${sentence}`)

test('compressed sizes are listed, each with its difference to the live version', () => {
  assert.deepEqual(check(releaseWith(30_000), releaseWith(28_500, { slots: [] })), [
    'passed mfe-catalog keeps within its budget of 40 kB: /programs 30.0 kB (+1.5), catalog.card.v1 6.6 kB (new).',
  ])
  assert.deepEqual(check(releaseWith(30_000, { slots: [] }), releaseWith(31_000)), [
    'passed mfe-catalog keeps within its budget of 40 kB: /programs 30.0 kB (−1.0).',
  ])
})

test('a page needs the messages of one language, of the one that has more', () => {
  const locales = { pl: assets('pl'), en: assets('en') }
  const words = { 'client/pl.js': { integrity: '', bytes: 2_000 }, 'client/en.js': { integrity: '', bytes: 9_000 } }
  const { files } = releaseWith(30_000)
  assert.match(check(releaseWith(30_000, { locales, files: { ...files, ...words } }), null)[0]!, /\/programs 39\.0 kB/)
})

test('growth by more than a tenth needs a reason, a few words do not', () => {
  const grown = 'failed mfe-catalog has grown by more than a tenth: /programs 35.0 kB (+5.0). Say why, with --note.'
  assert.deepEqual(check(releaseWith(35_000), releaseWith(30_000)).slice(1), [grown])
  assert.deepEqual(check(releaseWith(35_000), releaseWith(30_000), { isExplained: true }).slice(1), [])
  assert.deepEqual(check(releaseWith(32_900), releaseWith(30_000)).slice(1), [])
  assert.deepEqual(check(releaseWith(8_900), releaseWith(8_000)).slice(1), [])
})

test('a route that is over the budget is refused, also in the first version', () => {
  assert.deepEqual(check(releaseWith(40_001), null), [
    'failed mfe-catalog is over its budget of 40 kB: /programs 40.0 kB (new).',
  ])
})

test("the shell's entry has its own budget", () => {
  const shell = { name: 'shell', routes: [], slots: [] }
  assert.deepEqual(check(releaseWith(0, shell), null), [
    'passed shell keeps within its budget of 100 kB: its entry 6.0 kB (new).',
  ])
  assert.match(check(releaseWith(0, shell), null, { shell: 5 })[0]!, /^failed .* its entry 6\.0 kB/)
})

test('a package may state another budget', () => {
  assert.match(check(releaseWith(90_000, { budgetKb: 95 }), null)[0]!, /^passed .* 95 kB/)
  assert.match(check(releaseWith(30_000, { budgetKb: 20 }), null)[0]!, /^failed .* 20 kB/)
})

test('a file may have a budget of its own, which follows it closely', () => {
  const findings = (fileBudgetsKb: Record<string, number>) =>
    check(releaseWith(30_000, { fileBudgetsKb }), null).slice(1)
  assert.deepEqual(findings({ 'entry.js': 5.1, 'list.css': 1 }), [])
  assert.deepEqual(findings({ 'entry.js': 4.9 }), [
    'failed entry.js of mfe-catalog has 5.0 kB, its budget 4.9 kB. Make it smaller, or say in a commit why it is larger.',
  ])
  assert.deepEqual(findings({ 'entry.js': 6 }), [
    'warned entry.js of mfe-catalog has 5.0 kB, its budget 6 kB: lower it, so that it stays so.',
  ])
  assert.deepEqual(findings({ 'gone.js': 1 }), ['failed mfe-catalog has a budget for gone.js, and no such file.'])
})
