import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import type { ReleaseManifest } from '@kinora/contracts'
import { checkManifest } from '../check/checkManifest.ts'
import { fakeSquads, newKey, pageAt, saidIn } from './squads.fake.ts'
import { addSquad, readSquads, revokeSquad } from './squadRegister.ts'

// Nothing answers there, and the fakes’ pages ask for nothing.
const check = checkManifest('http://127.0.0.1:9')

let squads: Awaited<ReturnType<typeof fakeSquads>>
const used: (typeof squads)[] = []
beforeEach(async () => void used.push((squads = await fakeSquads(check))))
after(() => Promise.all(used.map(({ end }) => end())))

const liveManifest = async (): Promise<ReleaseManifest> => squads.store.readManifest((await squads.store.live())!)
const stored = async () => [await squads.store.live(), await squads.store.listManifests(), await squads.store.list()]
const release = (body: RequestInit['body'], { token = squads.garden.token, name = 'mfe-garden', headers = {} } = {}) =>
  squads.post(`releases/${name}?note=larger%20beds`, token, { body, headers, duplex: 'half' })

/** What a request is refused with: its status and sentence. What is stored stays, and nothing is left behind. */
async function refusal(send: () => Promise<Response>): Promise<[number, string]> {
  const before = await stored()
  const response = await send()
  const { detail } = (await response.json()) as { detail: string }
  assert.equal(response.headers.get('content-type'), 'application/problem+json')
  assert.deepEqual(await stored(), before)
  return [response.status, detail]
}

test('a release goes live, checked as others are, in the squad’s name and signed by the platform', async () => {
  const { garden, keys } = squads
  const response = await release(await squads.bytesOf('garden', garden.key))
  assert.equal(response.status, 200)
  const lines = await saidIn(response)
  assert.deepEqual(lines[0], { say: 'Checking what would be live' })
  assert.deepEqual(lines.at(-1), { live: 'mfe-garden new → 1' })
  assert.ok(lines.some((line) => line.finding?.sentence === "mfe-garden is a squad's."))
  assert.ok(lines.some((line) => /^All \d+ pages render\.$/.test(line.finding?.sentence ?? '')))

  const { change, note } = await liveManifest()
  assert.deepEqual([change?.kind, change?.by, note], ['release', 'garden', 'larger beds'])
  const signature = JSON.parse(await readFile(squads.pathOf('mfe-garden', '1', 'release.sig'), 'utf8')) as {
    keyId: string
    squad: { name: string; keyId: string }
  }
  assert.ok(keys.has(signature.keyId) && !keys.has(signature.squad.keyId) && signature.squad.name === 'garden')
})

test('what the check refuses changes nothing, and says why in the words of the command', async () => {
  const before = await stored()
  const built = { consumes: { react: { range: '^20.0.0', names: [] } } }
  const lines = await saidIn(await release(await squads.bytesOf('garden', squads.garden.key, { built })))
  assert.ok(
    lines.some((line) => line.finding?.sentence === 'mfe-garden wants react ^20.0.0, and the shell has 19.3.1.'),
  )
  assert.deepEqual(lines.at(-1), { refused: 'The promotion is refused, and the live manifest is as it was.' })
  assert.deepEqual(await stored(), before)
})

test('a wrong or ended token, and what belongs to another squad, are refused', async () => {
  const { garden, pond, home } = squads
  const bytes = await squads.bytesOf('garden', garden.key)
  const theirs = await squads.bytesOf('pond', pond.key)
  assert.deepEqual(await refusal(() => release(bytes, { token: 'x'.repeat(43) })), [
    401,
    'The token is unknown, or has ended.',
  ])
  assert.deepEqual(await refusal(() => release(bytes, { name: 'mfe-pond' })), [
    403,
    "mfe-pond is not the squad garden's, which has mfe-garden.",
  ])
  assert.deepEqual(await refusal(() => release(bytes, { name: 'mfe-catalog' })), [
    403,
    "mfe-catalog is not the squad garden's, which has mfe-garden.",
  ])
  assert.match((await refusal(() => release(theirs)))[1], /is not known here for the squad garden\.$/)
  assert.deepEqual(await refusal(() => squads.post('rollbacks/mfe-catalog', garden.token)), [
    403,
    "mfe-catalog is not the squad garden's, which has mfe-garden.",
  ])

  await revokeSquad(home, 'garden')
  assert.equal((await refusal(() => release(bytes)))[0], 401)
  const file = join(home, 'squads/squads.json')
  assert.ok(!(await readFile(file, 'utf8')).includes(garden.token), 'the token is stored nowhere')
})

test('another key, and paths that were not granted, are refused', async () => {
  const { garden } = squads
  const [, other] = await refusal(async () => release(await squads.bytesOf('garden', newKey().privateKey)))
  assert.match(other, /^The release is refused: it is signed with the key [0-9a-f]{16}, which is not known here/)
  const claims = (built: object) => refusal(async () => release(await squads.bytesOf('garden', garden.key, { built })))
  assert.deepEqual(await claims(pageAt('gardens')), [
    403,
    'mfe-garden claims "gardens", and the squad garden has only garden.',
  ])
  assert.equal((await claims(pageAt(':any')))[0], 403)
  const [route] = pageAt('garden').routes
  assert.equal((await claims({ routes: [{ ...route, formerly: ['programs'] }] }))[0], 403)
  assert.match((await claims({ uploads: { 'PUT /user/avatar': 9e9 } }))[1], /declares uploads/)
})

test('an upload that is cut off, altered, too large or longer than described is refused, and leaves nothing behind', async () => {
  const bytes = await squads.bytesOf('garden', squads.garden.key)
  const staged = async () => readdir(join(squads.home, 'store/.staging'))
  const before = await staged()
  const chunked = (body: Buffer) => new ReadableStream({ start: (to) => (to.enqueue(body), to.close()) })
  for (const length of [0, 4, 8, 100, bytes.length - 1])
    assert.deepEqual(await refusal(() => release(chunked(bytes.subarray(0, length)))), [400, 'The upload was cut off.'])
  assert.equal(
    (await refusal(() => release(Buffer.concat([bytes, bytes]))))[1],
    'More was sent than the release describes.',
  )
  const altered = Buffer.from(bytes)
  altered[altered.length - 1]! ^= 1
  assert.match((await refusal(() => release(altered)))[1], /^server\.cjs is not the file that the release describes/)
  const huge = Buffer.from(bytes)
  huge.writeUInt32BE(0xffffffff, 4)
  assert.equal((await refusal(() => release(huge)))[0], 413)
  assert.equal((await refusal(() => release(bytes, { headers: { 'content-type': 'text/plain' } })))[0], 415)
  assert.deepEqual(await staged(), before)
})

for (const file of [
  'client/../../../escaped.js',
  '/tmp/escaped.js',
  'escaped.js',
  'client/.hidden',
  'client/a/../b.js',
])
  test(`a signed release with the file ${file} is refused, and nothing is written`, async () => {
    const bytes = await signedWith({ [file]: { integrity: '', bytes: 0 } })
    assert.deepEqual(await refusal(() => release(bytes)), [
      400,
      `The release has a file that no release has: ${JSON.stringify(file)}.`,
    ])
    assert.equal(existsSync(join(squads.home, 'escaped.js')), false)
  })

test('a signed document of another shape than a release is refused', async () => {
  for (const files of [
    null,
    { 'client/a.js': null },
    { 'client/a.js': { bytes: 1e12 } },
    { 'client/a.js': { bytes: -1 } },
  ])
    assert.ok([400, 413].includes((await refusal(async () => release(await signedWith(files))))[0]))
})

test('the last good version comes back over the network, and a dry run changes nothing', async () => {
  const { garden } = squads
  for (const version of ['1', '2']) await saidIn(await release(await squads.bytesOf('garden', garden.key, { version })))
  const before = await stored()
  const back = (query: string) => squads.post(`rollbacks/mfe-garden${query}`, garden.token).then(saidIn)
  assert.deepEqual((await back('?dryRun=true')).at(-1), { live: 'mfe-garden 2 → 1' })
  assert.deepEqual(await stored(), before)
  assert.deepEqual((await back('?to=7')).at(-1)?.refused?.slice(0, 29), 'mfe-garden 7 was never live. ')
  assert.deepEqual((await back('?note=too%20large')).at(-1), { live: 'mfe-garden 2 → 1' })
  assert.equal((await squads.live())['mfe-garden'], '1')
})

test('a squad gets the declarations of the shells that are live and last good', async () => {
  const types = (title: string) => ({ '@kinora/ui/index.d.ts': `export declare const title: ${title}` })
  for (const version of ['2', '3'])
    await squads.release({ name: 'shell', version, files: { 'client/types.json': JSON.stringify(types(version)) } })
  const ask = (token: string) => fetch(`${squads.url}/types`, { headers: { authorization: `Bearer ${token}` } })
  assert.deepEqual(await (await ask(squads.garden.token)).json(), [
    { version: '3', types: types('3') },
    { version: '2', types: types('2') },
  ])
  assert.equal((await ask('x'.repeat(43))).status, 401)
})

test('a squad is added with what can be right alone, and added again it has another token', async () => {
  const { home, garden } = squads
  const publicKey = newKey().publicKey.export({ type: 'spki', format: 'pem' }) as string
  const right = { name: 'meadow', publicKey, remotes: ['mfe-meadow'], paths: ['meadow'] }
  for (const [wrong, message] of [
    [{ name: '../x' }, /cannot be a squad's name/],
    [{ remotes: ['shell'] }, /"shell" is not a remote/],
    [{ remotes: [] }, /at least one/],
    [{ remotes: ['mfe-garden'] }, /The squad garden has mfe-garden already/],
    [{ paths: ['/meadow'] }, /is not a path/],
    [{ publicKey: 'x' }, /not the PEM text/],
  ] as [Partial<typeof right>, RegExp][])
    await assert.rejects(addSquad(home, { ...right, ...wrong }), message)
  const bytes = await squads.bytesOf('garden', garden.key)
  await addSquad(home, { ...right, name: 'garden', remotes: ['mfe-garden'], paths: ['garden'] })
  assert.equal((await refusal(() => release(bytes)))[0], 401)
  assert.deepEqual(
    (await readSquads(home)).map(({ name }) => name),
    ['pond', 'garden'],
  )
})

/** A release of the garden whose document has these files, signed by its key, without the files. */
async function signedWith(files: unknown): Promise<Buffer<ArrayBuffer>> {
  const bytes = await squads.bytesOf('garden', squads.garden.key)
  const document = JSON.parse(
    bytes.subarray(8 + bytes.readUInt32BE(0), 8 + bytes.readUInt32BE(0) + bytes.readUInt32BE(4)).toString(),
  ) as object
  return squads.framesOf({ ...document, files }, squads.garden.key)
}
