import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appUrl, makeAppSecret, stepOfCode } from './authenticatorApp.ts'

/** `12345678901234567890`, of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const CODES: [number, string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
]

test('codes are those of the RFC, and belong to their step of thirty seconds', () => {
  for (const [seconds, code] of CODES) {
    const step = Math.floor(seconds / 30)
    for (const drift of [-30, 0, 30]) assert.equal(stepOfCode(SECRET, code, (seconds + drift) * 1_000), step)
    for (const drift of [-60, 60, 3_600]) assert.equal(stepOfCode(SECRET, code, (seconds + drift) * 1_000), undefined)
    for (const wrong of [code.slice(1), `${code}0`, `0${code}`, ''])
      assert.equal(stepOfCode(SECRET, wrong, seconds * 1_000), undefined)
  }
})

test('an app scans issuer, account and secret', () => {
  const secret = makeAppSecret()
  assert.match(secret, /^[A-Z2-7]{32}$/)
  const url = new URL(appUrl(secret, 'anna+ćwiczenia@example.pl'))
  assert.equal(decodeURIComponent(url.pathname), '/Kinora:anna+ćwiczenia@example.pl')
  assert.deepEqual(Object.fromEntries(url.searchParams), {
    issuer: 'Kinora',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
