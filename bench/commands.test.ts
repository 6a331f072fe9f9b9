import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../tools/setup/root.js'

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'bench', script), ...args], { encoding: 'utf8' })

for (const [script, parts] of Object.entries({
  'run.ts': ['catalogue', 'mixed', 'history', 'team'],
  'soak.ts': ['kills', 'crashes', 'flips', 'writes', 'stream', 'money', 'memory', 'containers'],
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
    run('soak.ts', 'writes', '--minutes', 'two'),
  ]) {
    assert.equal(status, 1)
    assert.match(stderr, /^[^\n]*"(tea|two)"[^\n]*\n$/)
  }
})

test('if containers cannot run, the soak ends with a message', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'bench/soak.ts'), 'containers'], {
    encoding: 'utf8',
    env: { PATH: '' },
  })
  assert.equal(status, 1)
  assert.match(stderr, /^The containers cannot be soaked here: it takes [^\n]+\.\n$/)
})
