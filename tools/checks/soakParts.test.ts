import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../setup/root.js'
import { PARTS, soakParts } from './soakParts.ts'

test('a change asks for the parts that try what was changed', () => {
  assert.deepEqual(soakParts(['README.md', 'docs/where.md']), [])
  assert.deepEqual(soakParts(['api/src/money/orders/checkout.ts']), ['money', 'api'])
  assert.deepEqual(soakParts(['gateway/src/server.ts']), ['flips', 'releases', 'journeys'])
})

test('all parts that may be asked for are known to npm run soak', () => {
  const source = readFileSync(join(root, 'bench/soak/parts.ts'), 'utf8')
  for (const part of Object.keys(PARTS)) assert.match(source, new RegExp(`^  ${part}: `, 'm'))
})
