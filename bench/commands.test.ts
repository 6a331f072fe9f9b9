import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../tools/setup/root.js'
import { runParts } from './soak/runParts.ts'

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'bench', script), ...args], { encoding: 'utf8' })

for (const [script, parts] of Object.entries({
  'run.ts': ['early', 'catalogue', 'mixed', 'history', 'team'],
  'soak.ts': ['kills', 'writes', 'money', 'containers', 'journeys', 'engines', 'bench', 'mutants'],
})) {
  test(`bench/${script} --help lists its parts`, () => {
    const { status, stdout } = run(script, '--help')
    assert.equal(status, 0)
    for (const part of parts) assert.match(stdout, new RegExp(part))
  })
}

test('unknown parts and invalid values are refused with a message', () => {
  for (const { status, stderr } of [
    run('run.ts', '--only', 'tea'),
    run('soak.ts', 'tea'),
    run('soak.ts', 'all', '--from', 'tea'),
    run('soak.ts', 'writes', '--minutes', 'two'),
  ]) {
    assert.equal(status, 1)
    assert.match(stderr, /^[^\n]*"(tea|two)"[^\n]*\n$/)
  }
})

test('what this machine cannot run ends with a message', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'bench/soak.ts'), 'containers'], {
    encoding: 'utf8',
    env: { PATH: '' },
  })
  assert.equal(status, 1)
  assert.match(stderr, /^containers cannot be soaked here: it takes [^\n]+\.\n$/)
})

test('of several parts it is skipped by name, and what throws has failed without ending the others', async (t) => {
  const { mock } = t.mock.method(console, 'log', () => {})
  t.mock.method(console, 'error', () => {})
  const sum = await runParts([
    ['broken', { does: '', run: () => Promise.reject(new Error('no such thing')) }],
    ['elsewhere', { does: '', run: () => Promise.reject(new Error('it ran')), whyNot: () => 'it takes a Mac.' }],
    ['well', { does: '', run: async () => ({ passed: 3, failed: 1, faults: ['well: a fault'] }) }],
  ])
  assert.deepEqual(sum, { passed: 3, failed: 2 })
  const output = mock.calls.map(({ arguments: [line] }) => String(line)).join('\n')
  assert.match(output, /broken +0 +1/)
  assert.match(output, /well +3 +1/)
  for (const line of ['elsewhere was skipped: it takes a Mac.', 'broken: no such thing', 'well: a fault'])
    assert.ok(output.split('\n').includes(line), output)
})
