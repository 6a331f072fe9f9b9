import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { fakeSquads, saidIn } from './squads.fake.ts'

let squads: Awaited<ReturnType<typeof fakeSquads>>
const used: (typeof squads)[] = []
/** Lets the check that waits go on. */
let open: () => void
let begun: string[]
beforeEach(async () => {
  begun = []
  const gate = new Promise<void>((resolve) => (open = resolve))
  squads = await fakeSquads(async (_candidate, _base, changed) => {
    begun.push(...changed)
    await gate
    return []
  })
  used.push(squads)
})
after(() => Promise.all(used.map(({ end }) => end())))

/** Sends a release, and waits until it is checked or has been told who is before it. */
async function send(who: 'garden' | 'pond', version: string, signal?: AbortSignal) {
  const { token, key } = squads[who]
  const body = await squads.bytesOf(who, key, { version })
  const response = await squads.post(`releases/mfe-${who}`, token, { body, ...(signal && { signal }) })
  const [seen, rest] = response.body!.tee()
  const reader = seen.getReader()
  const { value } = await reader.read()
  return { first: new TextDecoder().decode(value), rest: new Response(rest) }
}

test('who has had no turn goes before the second of somebody else', async () => {
  const sent = [
    await send('garden', '1'),
    await send('garden', '2'),
    await send('garden', '3'),
    await send('pond', '1'),
  ]
  assert.match(sent[0]!.first, /Checking what would be live/)
  assert.match(sent[1]!.first, /One other is before this/)
  assert.match(sent[2]!.first, /2 others are before this/)
  assert.match(sent[3]!.first, /One other is before this/)
  const { garden } = squads
  const fourth = await squads.post('releases/mfe-garden', garden.token, { body: '' })
  assert.deepEqual(
    [fourth.status, ((await fourth.json()) as { detail: string }).detail],
    [429, 'The squad garden has 3 under way already.'],
  )

  open()
  for (const { rest } of sent) assert.ok('live' in (await saidIn(rest)).at(-1)!)
  assert.deepEqual(begun, ['mfe-garden', 'mfe-pond', 'mfe-garden', 'mfe-garden'])
  assert.equal((await squads.live())['mfe-garden'], '3')
})

test('what nobody waits for any more is never begun', async () => {
  const first = await send('garden', '1')
  const leaves = new AbortController()
  const second = await send('pond', '1', leaves.signal)
  leaves.abort()
  await assert.rejects(second.rest.text())
  const third = await send('pond', '2')
  open()
  for (const { rest } of [first, third]) assert.ok('live' in (await saidIn(rest)).at(-1)!)
  assert.deepEqual(begun, ['mfe-garden', 'mfe-pond'])
  assert.equal((await squads.live())['mfe-pond'], '2')
  assert.deepEqual(await readdir(join(squads.home, 'store/mfe-pond')), ['2'])
})

test('an upload that takes too long is ended', async () => {
  const slow = await fakeSquads(async () => [], { uploadMs: 100 })
  used.push(slow)
  const { port } = new URL(slow.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    `POST /squads/releases/mfe-garden HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${slow.garden.token}\r\ncontent-type: application/vnd.kinora.release\r\ncontent-length: 100\r\n\r\nabc`,
  )
  assert.match(await text(socket), /^HTTP\/1\.1 408 /)
  assert.deepEqual(await slow.live(), { shell: '1', 'mfe-catalog': '1' })
})
