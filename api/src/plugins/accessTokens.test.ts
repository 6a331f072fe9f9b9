import { SignJWT } from 'jose'
import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { before, test } from 'node:test'
import { onEachDatabase } from '../../testing/databases.ts'
import { addPerson, tokenOf } from '../../testing/people.ts'
import { ORIGIN, useApp } from '../../testing/startApp.ts'
import { signingKeys } from './signingKeys.ts'

const SECRET = 'another secret for tests that is long enough'
const CLAIMS = { userId: 7, sessionId: 9 }

onEachDatabase((create) => {
  const running = useApp(create)
  before(() => {
    running.app.get('/api/mine', { config: { policy: { who: 'user' } } }, async ({ caller }) => caller)
  })
  const mine = (authorization: string) => running.app.inject({ url: '/api/mine', headers: { authorization } })

  /** A token like ours but for what is said, signed with our key. */
  async function forge(changes: { header?: object; claims?: object } = {}) {
    const { kid, privateKey } = await signingKeys(running.app.db, SECRET).current()
    const now = Math.floor(Date.now() / 1_000)
    const claims = { sid: 9, sub: '7', iss: ORIGIN, aud: `${ORIGIN}/api`, iat: now, exp: now + 60, ...changes.claims }
    return new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid, ...changes.header }).sign(privateKey)
  }
  const isTaken = async (token: string) => await running.app.accessTokens.verify(token) !== undefined

  test('a token says whose it is, for fifteen minutes', async () => {
    const token = await running.app.accessTokens.sign(CLAIMS)
    assert.deepEqual(await running.app.accessTokens.verify(token), CLAIMS)
    const [header, payload] = token.split('.').slice(0, 2).map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
    assert.deepEqual([header.alg, header.typ, payload.exp - payload.iat], ['EdDSA', 'at+jwt', 900])
    assert.ok(await isTaken(await forge()))
  })

  test('another kind, time, issuer or audience is refused', async () => {
    const past = Math.floor(Date.now() / 1_000) - 60
    const wrong = [
      { claims: { exp: past } }, { claims: { exp: undefined } }, { claims: { aud: 'https://other.example' } },
      { claims: { aud: undefined } }, { claims: { iss: 'https://other.example' } }, { claims: { sub: undefined } },
      { claims: { sid: undefined } }, { claims: { sub: 'seven' } }, { header: { typ: 'JWT' } }, { header: { typ: undefined } },
      { header: { kid: 'none of ours' } }, { header: { kid: undefined } },
    ]
    for (const change of wrong) assert.equal(await isTaken(await forge(change)), false, JSON.stringify(change))
  })

  test('no other algorithm or key counts, and nothing may change on the way', async () => {
    const token = await forge()
    const [header = '', payload = '', signature = ''] = token.split('.')
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const publicKey = (await signingKeys(running.app.db, SECRET).publicKey(kid))?.export({ type: 'spki', format: 'pem' }) ?? ''
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    const byPublicKey = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
      .sign(Buffer.from(publicKey))
    const byStranger = await new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid })
      .sign(generateKeyPairSync('ed25519').privateKey)
    const changed = `${header}.${encode({ ...claims, sub: '1' })}.${signature}`
    const unsigned = `${encode({ alg: 'none', typ: 'at+jwt', kid })}.${payload}.`
    for (const wrong of [byPublicKey, byStranger, changed, unsigned, `${header}.${payload}.x`]) assert.equal(await isTaken(wrong), false)
  })

  test('a bearer that is none is a 401 that names the scheme', async () => {
    for (const wrong of ['', 'Bearer', 'Bearer ', 'Bearer a.b', 'Bearer a.b.c', 'Bearer ..', 'Basic eDp5', `Bearer ${'x.'.repeat(9_000)}`]) {
      const response = await mine(wrong)
      assert.deepEqual([response.statusCode, response.json().code], [401, 'auth.required'], wrong)
      assert.equal(response.headers['www-authenticate'], 'Bearer')
    }
  })

  test('a token ends with its session, whichever way that ends', async () => {
    const userId = await addPerson(running.app, { email: 'token@example.pl', plan: 'running' })
    const token = `Bearer ${await tokenOf(running.app, userId)}`
    const caller = (await mine(token)).json()
    assert.deepEqual([caller.userId, caller.role, caller.isActive], [userId, 'patient', true])
    await running.app.db.rows("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [userId])
    assert.equal((await mine(token)).statusCode, 401)

    const other = `Bearer ${await tokenOf(running.app, userId)}`
    assert.equal((await mine(other)).statusCode, 200)
    await running.app.sessions.endAll(userId)
    assert.equal((await mine(other)).statusCode, 401)
  })

  test('keys change every thirty days, and what the last one signed still counts', async () => {
    const old = await running.app.accessTokens.sign(CLAIMS)
    await running.app.db.rows("update signing_keys set created_at = now() - interval '31 days'")
    const afterwards = signingKeys(running.app.db, SECRET)
    const { kid } = await afterwards.current()
    assert.notEqual(kid, JSON.parse(Buffer.from(old.split('.')[0] ?? '', 'base64url').toString()).kid)
    assert.equal((await afterwards.current()).kid, kid)
    assert.ok(await isTaken(old))
  })

  test('keys in the database are of no use without the secret', async () => {
    const { kid } = await signingKeys(running.app.db, SECRET).current()
    const [row] = await running.app.db.rows<{ all: string }>('select signing_keys::text as all from signing_keys where kid = $1', [kid])
    assert.doesNotMatch(row?.all ?? 'PRIVATE', /PRIVATE|"d"/)
    const others = signingKeys(running.app.db, 'the secret of somebody else, long enough')
    assert.equal(await others.publicKey(kid), undefined)
    assert.notEqual((await others.current()).kid, kid)
  })
})
