import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../setup/root.js'

/** File names and texts of decisions. */
type Decisions = Record<string, string>

const HEAD = /^# (\d{3}) · .+\n\nDate: (\d{4}-\d{2}-\d{2}) · Status: (?:proposed|accepted|superseded by (\d{3}))\n\n/

/** The problems of the decisions' headers, one sentence each. */
function problemsOf(decisions: Decisions): string[] {
  const numbers = Object.keys(decisions).map((name) => name.slice(0, 3))
  return Object.entries(decisions).flatMap(([name, text]) => {
    const [, number, date = '', successor] = HEAD.exec(text) ?? []
    if (!number) return [`${name} does not begin with "# NNN · Title", a blank line and "Date: … · Status: …"`]
    const wrong = {
      'has another number in its title': !name.startsWith(`${number}-`),
      'shares its number with another one': numbers.filter((other) => other === number).length > 1,
      'has a date that does not exist': Number.isNaN(Date.parse(date)),
      'is superseded by a decision that is not there': successor !== undefined && !numbers.includes(successor),
    }
    return Object.entries(wrong).flatMap(([problem, holds]) => (holds ? [`${name} ${problem}`] : []))
  })
}

const decision = (number: string, facts = 'Date: 2026-11-20 · Status: accepted') =>
  `# ${number} · Title\n\n${facts}\n\n**Context.** …\n`

test('every decision of the repository has a unique number, a date and a status', () => {
  const folder = join(root, 'docs/decisions')
  const decisions = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )
  assert.ok(Object.keys(decisions).length > 0)
  assert.deepEqual(problemsOf(decisions), [])
})

test('a missing or malformed date or status is reported', () => {
  const problem = '001-a.md does not begin with "# NNN · Title", a blank line and "Date: … · Status: …"'
  for (const facts of [
    'Status: accepted',
    'Date: 2026-11-20',
    'Date: today · Status: accepted',
    'Date: 2026-11-20 · Status: fine',
  ]) {
    assert.deepEqual(problemsOf({ '001-a.md': decision('001', facts) }), [problem], facts)
  }
  const noDay = decision('001', 'Date: 2026-13-20 · Status: accepted')
  assert.deepEqual(problemsOf({ '001-a.md': noDay }), ['001-a.md has a date that does not exist'])
})

test('a number that is used twice, or differs from the file name, is reported', () => {
  assert.deepEqual(problemsOf({ '001-a.md': decision('001'), '001-b.md': decision('001') }), [
    '001-a.md shares its number with another one',
    '001-b.md shares its number with another one',
  ])
  assert.deepEqual(problemsOf({ '002-a.md': decision('001') }), ['002-a.md has another number in its title'])
})

test('the decision that supersedes another must exist', () => {
  const old = decision('001', 'Date: 2026-11-20 · Status: superseded by 002')
  assert.deepEqual(problemsOf({ '001-a.md': old, '002-b.md': decision('002') }), [])
  assert.deepEqual(problemsOf({ '001-a.md': old }), ['001-a.md is superseded by a decision that is not there'])
})
