import assert from 'node:assert/strict'
import { test } from 'node:test'
import { benchGateway } from './benchGateway.ts'

/** One short round of one part: whether a bench runs, not what it measures. `npm run soak -- bench` runs them all. */
test('the bench of the gateway measures each of its cases', async () => {
  const report = await benchGateway({ rounds: 1, seconds: 1, history: 1, moments: 1 })
  for (const name of ['bare', 'from memory', 'rendered']) assert.match(report, new RegExp(`^ *${name} +\\d`, 'm'))
})
