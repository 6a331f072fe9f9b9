import assert from 'node:assert/strict'
import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { keyId, signDocument } from '../store/signing.ts'
import { readPreview, signPreview } from './previewLink.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const keys = new Map([[keyId(privateKey), createPublicKey(privateKey)]])
const MANIFEST = '20261120T193612Z-4f2a9c'
const DAY_MS = 86_400_000

test('a link shows one manifest, for seven days', () => {
  const text = signPreview(MANIFEST, privateKey, 0)
  assert.deepEqual(readPreview(text, keys, 7 * DAY_MS - 1), { manifest: MANIFEST, until: 7 * DAY_MS })
  assert.equal(readPreview(text, keys, 7 * DAY_MS), null)
})

test('a link that was changed, or signed by another key, shows nothing', () => {
  const [manifest, until, key, signature] = signPreview(MANIFEST, privateKey, 0).split('~')
  const other = generateKeyPairSync('ed25519').privateKey
  for (const text of [
    [manifest, Number(until) + 1, key, signature],
    ['20261120T193612Z-4f2a9d', until, key, signature],
    [manifest, until, keyId(other), signature],
    [manifest, until, key, signature!.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
    [manifest, until, key],
  ])
    assert.equal(readPreview(text.join('~'), keys, 1), null, text.join('~'))
  assert.equal(readPreview(signPreview(MANIFEST, other, 0), keys, 1), null)
})

test('the signature of a release is none of a link', () => {
  const until = 7 * DAY_MS
  const release = signDocument(Buffer.from(JSON.stringify({ name: MANIFEST, version: until })), privateKey)
  const signature = Buffer.from(release.signature, 'base64').toString('base64url')
  assert.equal(readPreview([MANIFEST, until, keyId(privateKey), signature].join('~'), keys, 1), null)
})
