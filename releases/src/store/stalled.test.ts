import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import fc from 'fast-check'
import { seed, thorough } from '../thorough.fake.ts'
import { objectStore } from './objectStore.ts'
import { s3Objects, type Objects } from '../objects/index.ts'
import { fakeS3 } from '../objects/s3.fake.ts'
import { AlreadyPublished, LiveManifestChanged, MissingFile, type ReleaseStore } from './store.ts'

const RUNS = thorough(1_000, 30)
const FILES = ['release.json', 'one.js']
const END = Symbol('the end')

let home: string
let server: Awaited<ReturnType<typeof fakeS3>>
let objects: Objects
const used: (() => Promise<unknown>)[] = []
const begin = async () => {
  const [folder, s3] = [await mkdtemp(join(tmpdir(), 'kinora-stalled-')), await fakeS3({ pageSize: 100 })]
  used.push(() => Promise.all([s3.kill(), rm(folder, { recursive: true })]))
  ;[home, server, objects] = [folder, s3, await s3Objects(s3.settings)]
  const store = open()
  await publish(store, '0', 'first')
  await publish(store, '1', 'first')
  for (const version of ['0', '1'])
    await store.putManifest({ id: version, createdAt: '', previous: null, releases: { shell: version }, pages: {} })
  await store.setLive('0', null)
}
beforeEach(begin)
after(() => Promise.all(used.map((end) => end())))

type Around = (call: (...args: never[]) => Promise<unknown>) => (...args: never[]) => Promise<unknown>

/** The store as another process has it. `around` is put around each call to the server. */
function open(around: Around = (call) => call): ReleaseStore {
  const calls = Object.entries(objects).map(([name, call]) => [name, around(call)])
  return objectStore(Object.fromEntries(calls) as Objects, home)
}

async function publish(store: ReleaseStore, version: string, text: string): Promise<void> {
  const folder = await store.stage()
  for (const file of FILES) await writeFile(join(folder, file), text)
  await store.put('shell', version, folder)
}

/** Version 1 is complete and of one publication; nothing else of it is in the bucket. */
async function assertPublished(texts: string[]): Promise<void> {
  const store = open()
  assert.equal(await store.has('shell', '1'), true)
  const read = await Promise.all(FILES.map(async (file) => (await store.read('shell', '1', file)).toString()))
  assert.ok(texts.includes(read[0]!), read[0])
  assert.equal(new Set(read).size, 1)
  assert.equal(server.keys().filter((key) => key.startsWith('files/shell/1/')).length, FILES.length)
}

/**
 * Starts what one process does, which stalls before its call number `at`. Returns a function that lets it go on and waits
 * for its end; null if it made fewer calls.
 */
async function stalled(at: number, one: (store: ReleaseStore) => Promise<unknown>) {
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let calls = 0
  const store = open((call) => async (...args) => {
    if (++calls === at) {
      reached.resolve()
      await released.promise
    }
    return call(...args)
  })
  const end = one(store).catch(expectedError)
  if ((await Promise.race([reached.promise, end.then(() => END)])) === END) return null
  return async () => {
    released.resolve()
    return end
  }
}

function expectedError(error: unknown): Error {
  assert.ok(
    [AlreadyPublished, LiveManifestChanged, MissingFile].some((kind) => error instanceof kind),
    String(error),
  )
  return error as Error
}

/** Tries each call at which a process can stall, in a new store each. */
async function atEachCall(leastCalls: number, stall: (at: number) => Promise<boolean>): Promise<void> {
  let at = 1
  for (; await stall(at); at += 1) await begin()
  assert.ok(at > leastCalls, `it made ${at - 1} calls`)
}

const removes = (store: ReleaseStore) => store.remove('shell', '1')
const promotes = (store: ReleaseStore) => store.setLive('1', '0')

/** What others do meanwhile: version 1 is removed, published again and live. */
async function publishAgain(): Promise<void> {
  await removes(open())
  await publish(open(), '1', 'again')
  await promotes(open())
}

test('a remover that stalls at any call does nothing to a version that was published again meanwhile', () =>
  atEachCall(7, async (at) => {
    const goOn = await stalled(at, removes)
    if (!goOn) return false
    await publishAgain()
    await goOn()
    await assertPublished(['again'])
    return true
  }))

test('a publisher that stalls at any call does nothing to a version that was published again meanwhile', () =>
  atEachCall(5, async (at) => {
    await removes(open())
    const goOn = await stalled(at, (store) => publish(store, '1', 'late'))
    if (!goOn) return false
    await publishAgain()
    await goOn()
    await assertPublished(['again'])
    return true
  }))

test('whoever promotes a version and stalls at any call promotes nothing that was removed meanwhile', () =>
  atEachCall(4, async (at) => {
    const goOn = await stalled(at, promotes)
    if (!goOn) return false
    assert.equal(await removes(open()), true)
    assert.ok((await goOn()) instanceof MissingFile)
    assert.equal(await open().live(), '0')
    return true
  }))

test('a version that went live is not published over, at whatever call its remover stalls', () =>
  atEachCall(7, async (at) => {
    const promote = await stalled(5, promotes)
    const remove = await stalled(at, removes)
    await promote!()
    const isLive = (await open().live()) === '1'
    if (isLive) assert.ok((await publish(open(), '1', 'again').catch(expectedError)) instanceof AlreadyPublished)
    await remove?.()
    if (isLive) await assertPublished(['first'])
    return remove !== null
  }))

test(`in ${RUNS} orders of their calls, those who remove, publish and promote a version leave a sound store`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      await begin()
      const store = open((call) => scheduler.scheduleFunction(call))
      const ends = await scheduler.waitFor(
        Promise.allSettled([
          store.remove('shell', '1'),
          store.setLive('1', '0'),
          publish(store, '1', 'again'),
          store.remove('shell', '1'),
        ]),
      )
      for (const end of ends) if (end.status === 'rejected') expectedError(end.reason)
      const after = open()
      const isLive = (await after.live()) === '1'
      assert.equal(ends[1].status, isLive ? 'fulfilled' : 'rejected')
      if (!isLive && !(await after.has('shell', '1'))) await publish(after, '1', 'again')
      await assertPublished(['first', 'again'])
    }),
    { numRuns: RUNS, seed },
  )
})
