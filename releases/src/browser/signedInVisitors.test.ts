import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { checkAccounts, signInVisitors, type CheckAccount } from './signedInVisitors.ts'

const ANNA: CheckAccount = { role: 'member', email: 'anna@kinora.example', password: 'correct horse' }

/** The part of the API that signs in: it knows Anna, and counts her sessions. */
let sessions = 0
const api = createServer(async (request, response) => {
  const { url, headers } = request
  const cookies = headers.cookie ?? ''
  const form = new URLSearchParams(await text(request))
  const isVerified = cookies.includes('csrf=signed') && form.get('csrfToken') === 'token'
  if (url === '/api/auth/csrf')
    return response.setHeader('set-cookie', 'csrf=signed; Path=/; HttpOnly').end('{"csrfToken":"token"}')
  if (url === '/api/auth/session') return response.end(cookies.includes('session=') ? '{"user":{"id":1}}' : '{}')
  if (url === '/api/auth/signout' && isVerified && cookies.includes('session=')) sessions--
  if (url !== '/api/auth/callback/credentials' || !isVerified) return response.end('{}')
  if (form.get('email') !== ANNA.email || form.get('password') !== ANNA.password)
    return response.writeHead(401).end('{"url":"/sign-in"}')
  sessions++
  response.setHeader('set-cookie', 'session=hers; Path=/; HttpOnly').end('{"url":"/"}')
})
let apiUrl: string
before(async () => {
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
})
after(() => api.close())

test('accounts are signed in, each with cookies of its own, and out again', async () => {
  const { visitors, signOut } = await signInVisitors(apiUrl, [ANNA])
  const cookies = [
    { name: 'csrf', value: 'signed' },
    { name: 'session', value: 'hers' },
  ]
  assert.deepEqual(visitors, [{ role: 'member', cookies }])
  assert.equal(sessions, 1)
  await signOut()
  assert.equal(sessions, 0)
})

test('an account that the API does not let in is named', async () => {
  const { visitors, refused } = await signInVisitors(apiUrl, [{ ...ANNA, password: 'wrong' }])
  assert.deepEqual(visitors, [])
  assert.deepEqual(refused, [
    'anna@kinora.example could not be signed in, so no page was looked at as a member: the API answered 401.',
  ])
})

test('settings come before the accounts of the product that runs here, for each role', () => {
  const ofProduct: CheckAccount[] = [ANNA, { ...ANNA, role: 'specialist' }]
  assert.deepEqual(checkAccounts(ofProduct, {}), ofProduct)
  assert.deepEqual(checkAccounts(ofProduct, { CHECK_SPECIALIST: 'ola@kinora.example:a:b' }), [
    ANNA,
    { role: 'specialist', email: 'ola@kinora.example', password: 'a:b' },
  ])
  assert.deepEqual(checkAccounts([], { CHECK_MEMBER: ANNA.email + ':' + ANNA.password }), [ANNA])
  assert.throws(() => checkAccounts([], { CHECK_MEMBER: 'anna@kinora.example' }), /CHECK_MEMBER has to be like/)
})
