import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../setup/root.js'

const HEAD = /^# (\d{3}) · .+\n\nDate: (\d{4}-\d{2}-\d{2}) · Status: (?:proposed|accepted|superseded by (\d{3}))\n\n/
const folder = join(root, 'docs/decisions')
const names = readdirSync(folder)
const numbers = names.map((name) => name.slice(0, 3))

test('no two decisions have the same number', () => assert.deepEqual(numbers, [...new Set(numbers)]))

for (const name of names)
  test(`decision ${name} begins with its number, a date and a status`, () => {
    const [, number = '', date = '', successor] = HEAD.exec(readFileSync(join(folder, name), 'utf8')) ?? []
    assert.ok(name.startsWith(`${number}-`), '"# NNN · Title", a blank line and "Date: … · Status: …"')
    assert.ok(Number.isFinite(Date.parse(date)), date)
    if (successor) assert.ok(numbers.includes(successor), `${successor}, which supersedes it, is not there`)
  })
