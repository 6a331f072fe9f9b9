import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import windows from '@kinora/build/support.json' with { type: 'json' }
import { sharedVersions } from '@kinora/build'
import { WORKSPACE } from '../home.ts'
import { checkSupport, type SupportWindow } from './checkSupport.ts'

const table: SupportWindow[] = [
  { package: '@kinora/ui', major: 1, since: '2026-01-01', atLeast: '2027-01-01', until: '2027-06-30' },
  { package: '@kinora/ui', major: 2, since: '2027-01-01', atLeast: '2028-01-01' },
]
const findings = (range: string, today: string) =>
  checkSupport({ name: 'mfe-garden', consumes: { '@kinora/ui': { range, names: [] } } }, today, table).map(
    ({ result, sentence }) => `${result}: ${sentence}`,
  )

test('a release is told of the end of a shared package, and refused the day after, with the date', () => {
  assert.deepEqual(findings('^1.4.0', '2027-03-31'), [])
  const sentence =
    'mfe-garden uses @kinora/ui 1, which is supported until 2027-06-30. Build it with a newer version (docs/squads.md).'
  assert.deepEqual(findings('^1.4.0', '2027-04-01'), [`warned: ${sentence}`])
  assert.deepEqual(findings('^1.4.0', '2027-06-30'), [`warned: ${sentence}`])
  assert.deepEqual(findings('^1.4.0', '2027-07-01'), [`failed: ${sentence.replace('is', 'was')}`])
})

test('a version without an end, and one that is not in the table, are not told of one', () => {
  for (const range of ['^2.0.0', '^3.0.0', 'whatever']) assert.deepEqual(findings(range, '2030-01-01'), [])
})

test('every package that the shell shares has a window for its present version, none ends before it was promised to', () => {
  const shared = Object.entries(sharedVersions).filter(([name]) => !name.startsWith('react/'))
  for (const [name, version] of shared)
    assert.ok(
      windows.some((window) => window.package === name && String(window.major) === version.split('.')[0]),
      `shared/build/support.json has no ${name} ${version}`,
    )
  for (const { since, atLeast, until = atLeast } of windows as SupportWindow[])
    for (const [early, late] of [
      [since, atLeast],
      [atLeast, until],
    ] as const)
      assert.ok(early <= late)
})

test('the page of promises has the table', () => {
  const page = readFileSync(join(WORKSPACE, 'docs/promises.md'), 'utf8')
  const rows = (windows as SupportWindow[]).map(
    ({ package: name, major, since, atLeast, until }) =>
      `| \`${name}\` ${major} | ${since} | ${until ?? `at least ${atLeast}`} |`,
  )
  assert.deepEqual(page.match(/^\| `[^`]+` \d+ \| \d{4}-.*$/gm), rows)
})
