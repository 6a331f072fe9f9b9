import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { before, test } from 'node:test'
import { onOneDatabase, onPostgres } from '../../../testing/database/databases.ts'
import { addPerson, tokenOf } from '../../../testing/people.ts'
import { ORIGIN, startApp, stopApp, useApp } from '../../../testing/startApp.ts'
import { signingKeys } from './signingKeys.ts'

const SECRET = 'another secret for tests that is long enough'
const CLAIMS = { userId: 7, sessionId: 9 }
const PERIOD_MS = 30 * 24 * 60 * 60_000
const nextPeriod = (Math.floor(Date.now() / PERIOD_MS) + 1) * PERIOD_MS

const kidOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid

onOneDatabase((create) => {
  const running = useApp(create)
  before(() => {
    running.app.get('/api/mine', { config: { policy: { who: 'user' } } }, async ({ caller }) => caller)
  })
  const mine = (authorization: string) => running.app.inject({ url: '/api/mine', headers: { authorization } })

  /** A token with these changes, signed with our key. */
  async function forge(changes: { header?: object; claims?: object } = {}) {
    const { kid, privateKey } = await signingKeys(running.app.db, [SECRET]).current()
    const now = Math.floor(Date.now() / 1_000)
    const claims = { sid: 9, sub: '7', iss: ORIGIN, aud: `${ORIGIN}/api`, iat: now, exp: now + 60, ...changes.claims }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid, ...changes.header })
      .sign(privateKey)
  }
  const isTaken = async (token: string) => (await running.app.accessTokens.verify(token)) !== undefined

  test('a token identifies its user and session for fifteen minutes', async () => {
    const token = await running.app.accessTokens.sign(CLAIMS)
    assert.deepEqual(await running.app.accessTokens.verify(token), CLAIMS)
    const [header, payload] = token
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
    assert.deepEqual([header.alg, header.typ, payload.exp - payload.iat], ['EdDSA', 'at+jwt', 900])
    assert.ok(await isTaken(await forge()))
  })

  test('another type, issuer or audience, and an expired token, are refused', async () => {
    const past = Math.floor(Date.now() / 1_000) - 60
    const wrong = [
      { claims: { exp: past } },
      { claims: { exp: undefined } },
      { claims: { aud: 'https://other.example' } },
      { claims: { aud: undefined } },
      { claims: { iss: 'https://other.example' } },
      { claims: { sub: undefined } },
      { claims: { sid: undefined } },
      { claims: { sub: 'seven' } },
      { header: { typ: 'JWT' } },
      { header: { typ: undefined } },
      { header: { kid: 'none of ours' } },
      { header: { kid: undefined } },
    ]
    for (const change of wrong) assert.equal(await isTaken(await forge(change)), false, JSON.stringify(change))
  })

  test('another algorithm or key, and a changed token, are refused', async () => {
    const token = await forge()
    const [header = '', payload = '', signature = ''] = token.split('.')
    const kid = kidOf(token)
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const publicKey =
      (await signingKeys(running.app.db, [SECRET]).publicKey(kid))?.export({ type: 'spki', format: 'pem' }) ?? ''
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    const byPublicKey = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
      .sign(Buffer.from(publicKey))
    const byStranger = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid })
      .sign(generateKeyPairSync('ed25519').privateKey)
    const changed = `${header}.${encode({ ...claims, sub: '1' })}.${signature}`
    const unsigned = `${encode({ alg: 'none', typ: 'at+jwt', kid })}.${payload}.`
    for (const wrong of [byPublicKey, byStranger, changed, unsigned, `${header}.${payload}.x`])
      assert.equal(await isTaken(wrong), false)
  })

  test('an invalid bearer token is a 401 with www-authenticate', async () => {
    for (const wrong of [
      '',
      'Bearer',
      'Bearer ',
      'Bearer a.b',
      'Bearer a.b.c',
      'Bearer ..',
      'Basic eDp5',
      `Bearer ${'x.'.repeat(9_000)}`,
    ]) {
      const response = await mine(wrong)
      assert.deepEqual([response.statusCode, response.json().code], [401, 'auth.required'], wrong)
      assert.equal(response.headers['www-authenticate'], 'Bearer')
    }
  })

  test('a token has one spelling', async () => {
    const userId = await addPerson(running.app, { email: 'spelling@example.pl' })
    const token = await tokenOf(running.app, userId)
    assert.equal((await mine(`Bearer ${token}`)).statusCode, 200)
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    // Of the last character of 64 bytes the lowest four bits mean nothing.
    const other = alphabet[alphabet.indexOf(token.at(-1) ?? '') ^ 1]
    assert.equal((await mine(`Bearer ${token.slice(0, -1)}${other}`)).statusCode, 401)
  })

  test('a token becomes invalid with its session, however the session ends', async () => {
    const userId = await addPerson(running.app, { email: 'token@example.pl', plan: 'running' })
    const token = `Bearer ${await tokenOf(running.app, userId)}`
    const caller = (await mine(token)).json()
    assert.deepEqual([caller.userId, caller.role, caller.isActive], [userId, 'patient', true])
    await running.app.db.rows("update sessions set expires_at = now() - interval '1 second' where user_id = $userId", {
      userId,
    })
    assert.equal((await mine(token)).statusCode, 401)

    const other = `Bearer ${await tokenOf(running.app, userId)}`
    assert.equal((await mine(other)).statusCode, 200)
    await running.app.sessions.endAll(userId)
    assert.equal((await mine(other)).statusCode, 401)
  })

  test("keys are rotated every thirty days, and the previous key's tokens are still accepted", async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: nextPeriod - 60_000 })
    const old = await running.app.accessTokens.sign(CLAIMS)
    context.mock.timers.setTime(nextPeriod + 60_000)
    const young = await running.app.accessTokens.sign(CLAIMS)
    assert.notEqual(kidOf(young), kidOf(old))
    assert.equal(kidOf(await running.app.accessTokens.sign(CLAIMS)), kidOf(young))
    assert.ok((await isTaken(old)) && (await isTaken(young)))
    context.mock.timers.setTime(nextPeriod - 60_000)
    assert.ok(await isTaken(young), 'a clock that is behind')
  })

  test('invented key ids cost no query', async (context) => {
    const wrong = await Promise.all(
      Array.from({ length: 100 }, (_, number) => forge({ header: { kid: `none of ours ${number}` } })),
    )
    const rows = context.mock.method(running.app.db, 'rows')
    for (const token of wrong) assert.equal((await mine(`Bearer ${token}`)).statusCode, 401)
    assert.equal(rows.mock.callCount(), 0)
  })

  test('keys in the database cannot be read without the secret', async () => {
    const { kid } = await signingKeys(running.app.db, [SECRET]).current()
    const [row] = await running.app.db.rows<{ all: string }>(
      'select signing_keys::text as all from signing_keys where kid = $kid',
      { kid },
    )
    assert.doesNotMatch(row?.all ?? 'PRIVATE', /PRIVATE|"d"/)
    const others = signingKeys(running.app.db, ['the secret of somebody else, long enough'])
    assert.equal(await others.publicKey(kid), undefined)
    assert.notEqual((await others.current()).kid, kid)
  })
})

onPostgres((create) => {
  const running = useApp(create)
  const mineIn = async (app: FastifyInstance, token: string) =>
    (await app.inject({ url: '/api/user/me', headers: { authorization: `Bearer ${token}` } })).statusCode

  test('a key that one process makes is known to another at once, also with concurrent requests', async (context) => {
    const other = await startApp(running.database, running.content)
    try {
      const userId = await addPerson(running.app, { email: 'burst@example.pl' })
      const wrong = await new SignJWT({ sid: 9 })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: 'none of ours' })
        .sign(generateKeyPairSync('ed25519').privateKey)
      assert.equal(await mineIn(other, wrong), 401)
      assert.equal(await mineIn(other, await tokenOf(running.app, userId)), 200)

      context.mock.timers.enable({ apis: ['Date'], now: nextPeriod - 1_000 })
      const kids = new Set<string>()
      const calls = Array.from({ length: 60 }, async (_, number) => {
        const [signer, reader] = number % 2 ? [running.app, other] : [other, running.app]
        const token = await tokenOf(signer, userId)
        kids.add(kidOf(token))
        if (number === 20) context.mock.timers.setTime(nextPeriod)
        return mineIn(reader, token)
      })
      assert.deepEqual(new Set(await Promise.all(calls)), new Set([200]))
      assert.equal(kids.size, 2)
    } finally {
      await stopApp(other)
    }
  })
})
