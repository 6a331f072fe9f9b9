import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dependencyProblems } from './dependencyProblems.ts'

const zip = { name: 'zip', version: '3.1.0', licence: 'MIT' }
const there = ['api/src/zip.test.ts', 'docs/decisions/020-zip.md']

const ENTRY = `### zip
3.1.0 · MIT · its author · 2026-01-05

- **For** archives.
- **Against** nothing known.
- **Noticed by** \`api/src/zip.test.ts\`
- **Instead** tar.
`
const DECISION = '- **Decision** [020](decisions/020-zip.md)\n'

/** The problems of a register with these entries; by default `zip` is installed. */
const problemsOf = (entries: string, installed = [zip]) =>
  dependencyProblems(
    `# Register\n\nRead on 2026-11-22.\n\n## Server\n\n${entries}\n## Before you add\n\n- **tar**: no.\n`,
    installed,
    (path) => there.includes(path),
  )

test('a dependency that is listed once with its installed version has no problem', () => {
  assert.deepEqual(problemsOf(ENTRY), [])
})

test('a missing, duplicate or obsolete entry is reported', () => {
  assert.deepEqual(problemsOf('', [zip, zip]), ['zip is missing'])
  assert.deepEqual(problemsOf(ENTRY + ENTRY + ENTRY), ['zip is listed twice'])
  assert.deepEqual(problemsOf(ENTRY, []), ['zip is listed, but nothing depends on it'])
})

test('a version or licence that differs from the installed one is reported', () => {
  assert.deepEqual(problemsOf(ENTRY, [{ ...zip, version: '3.2.0' }]), ['zip is installed as 3.2.0, not as 3.1.0'])
  assert.deepEqual(problemsOf(ENTRY, [{ ...zip, licence: 'ISC' }]), ['zip has the licence ISC, not MIT'])
  assert.deepEqual(
    problemsOf(ENTRY, [zip, { ...zip, version: '2.0.0' }]),
    ['zip is installed as 2.0.0, not as 3.1.0'],
    'two copies',
  )
})

test('a fact or field that is empty or missing is reported', () => {
  assert.deepEqual(problemsOf(ENTRY.replace('its author', '')), ['zip says nothing under "kept by"'])
  assert.deepEqual(problemsOf(ENTRY.replace('- **Instead** tar.\n', '')), ['zip says nothing under "Instead"'])
  assert.deepEqual(problemsOf(ENTRY.replace('`api/src/zip.test.ts`', '')), ['zip says nothing under "Noticed by"'])
})

test('"Noticed by" needs the path of an existing test, or the words "no test"', () => {
  assert.deepEqual(problemsOf(ENTRY.replace('zip.test', 'tar.test')), [
    'zip names a test that is not there: api/src/tar.test.ts',
  ])
  assert.deepEqual(problemsOf(ENTRY.replace('`api/src/zip.test.ts`', 'the tests')), [
    'zip names no test under "Noticed by"',
  ])
  assert.deepEqual(problemsOf(ENTRY.replace('`api/src/zip.test.ts`', 'no test: run by hand.')), [])
})

test('a release candidate, and a package without a release for eighteen months, need a decision', () => {
  const candidate = ENTRY.replace('3.1.0', '3.1.0-rc.1')
  const installed = [{ ...zip, version: '3.1.0-rc.1' }]
  assert.deepEqual(problemsOf(candidate, installed), ['zip is a release candidate and names no decision'])
  assert.deepEqual(problemsOf(candidate + DECISION, installed), [])

  assert.deepEqual(problemsOf(ENTRY.replace('2026-01-05', '2025-05-22')), [])
  const old = ENTRY.replace('2026-01-05', '2025-05-21')
  assert.deepEqual(problemsOf(old), ['zip had no release for 18 months and names no decision'])
  assert.deepEqual(problemsOf(old + DECISION), [])
  assert.deepEqual(problemsOf(old + DECISION.replace('zip.md', 'tar.md')), [
    'zip names a decision that is not there: decisions/020-tar.md',
  ])
})

test('a register without a date, or a release without one, is reported', () => {
  assert.deepEqual(
    dependencyProblems(ENTRY, [zip], () => true),
    ['The register does not say on which day it was read'],
  )
  assert.deepEqual(problemsOf(ENTRY.replace('2026-01-05', 'last year')), ['zip has no day of its last release'])
})
