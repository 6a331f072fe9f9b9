import assert from 'node:assert/strict'
import { test } from 'node:test'
import { undeclaredImports } from './undeclaredImports.ts'

const workspace = {
  name: 'mfe-one',
  dependencies: { react: '19.0.0', '@kinora/ui': '1.0.0' },
  peerDependencies: { 'may-be-absent': '1.0.0' },
  devDependencies: { '@kinora/testing': '1.0.0', '@types/mdast': '4.0.0' },
}
const root = { name: 'kinora', devDependencies: { msw: '2.0.0', '@kinora/bench': '1.0.0' } }
const problemsOf = (path: string, text: string) => undeclaredImports(workspace, [{ path, text }], root)

test('declared packages, the workspace’s own files and Node’s modules are no problem', () => {
  const text = `import { useState } from 'react'
import { jsx } from 'react/jsx-runtime'
import type { Node } from 'mdast'
import { readFileSync } from 'fs'
import { test } from 'node:test'
const optional = () => import('may-be-absent').catch(() => null)
import '@kinora/ui/base.css'
import './own.ts'
export * from 'mfe-one/src/other.ts'
const text = "import 'left-pad'"`
  assert.deepEqual(problemsOf('mfe-one/src/remote.ts', text), [])
})

for (const line of [
  `import pad from 'left-pad'`,
  `import type { Pad } from 'left-pad/types'`,
  `export { pad } from 'left-pad'`,
  `const pad = () => import('left-pad')`,
  `const pad = require('left-pad')`,
]) {
  test(`an undeclared import is reported: ${line}`, () => {
    assert.deepEqual(problemsOf('mfe-one/src/remote.ts', line), [
      'mfe-one/src/remote.ts imports left-pad, which mfe-one does not declare',
    ])
  })
}

test('every workspace must declare the shared packages that it imports', () => {
  assert.deepEqual(problemsOf('mfe-one/src/remote.ts', `import { paths } from '@kinora/paths'`), [
    'mfe-one/src/remote.ts imports @kinora/paths, which mfe-one does not declare',
  ])
  assert.equal(problemsOf('mfe-one/src/one.test.ts', `import '@kinora/bench'`).length, 1)
})

test('a development dependency is allowed in tests only', () => {
  const text = `import '@kinora/testing'; import 'msw'`
  assert.deepEqual(problemsOf('mfe-one/src/one.test.tsx', text), [])
  assert.equal(problemsOf('mfe-one/src/remote.ts', text).length, 2)
})
