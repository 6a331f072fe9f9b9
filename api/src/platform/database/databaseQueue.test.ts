import assert from 'node:assert/strict'
import { setImmediate } from 'node:timers/promises'
import { test } from 'node:test'
import { DatabaseBusy } from './databaseErrors.ts'
import { databaseQueue } from './databaseQueue.ts'

const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}
/** Uses every connection until `end`. */
function fill(queue: ReturnType<typeof databaseQueue>, count: number) {
  const works = Array.from({ length: count }, held)
  const runs = works.map(({ work }) => queue.run(work))
  return { runs, end: () => works.forEach(({ end }) => end()) }
}

test('as many run as there are connections, the others in FIFO order', async () => {
  const queue = databaseQueue(2, 60_000)
  const order: number[] = []
  const works = Array.from({ length: 5 }, held)
  const runs = works.map(({ work }, number) =>
    queue.run(() => {
      order.push(number)
      return work()
    }),
  )
  await setImmediate()
  assert.deepEqual(order, [0, 1])
  const { inUse, waiting } = queue.state()
  assert.deepEqual([inUse, waiting], [2, 3])
  works.forEach(({ end }) => end())
  await Promise.all(runs)
  assert.deepEqual(order, [0, 1, 2, 3, 4])
  assert.equal(queue.state().inUse, 0)
})

test('failed work releases its connection, and rejects with its error', async () => {
  const queue = databaseQueue(1)
  await assert.rejects(
    queue.run(() => Promise.reject(new Error('wrong'))),
    /wrong/,
  )
  assert.equal(await queue.run(async () => 'right'), 'right')
})

test('while the database is busy new calls wait for admission, behind admitted ones', async () => {
  const queue = databaseQueue(2, 60_000)
  const works = Array.from({ length: 3 }, held)
  const [first, second, third] = works.map(({ work }) => queue.run(work))
  let hasBegun = false
  const arriving = queue.admit().then(() => {
    hasBegun = true
  })
  await setImmediate()
  assert.deepEqual([hasBegun, queue.state().arriving], [false, 1])
  works[0]!.end()
  await Promise.all([first, arriving])
  works[1]!.end()
  works[2]!.end()
  await Promise.all([second, third])
})

test('of a burst as many are admitted as keep the database busy, and others as these reach the database or end', async (context) => {
  // Otherwise a busy machine may let admitted calls be forgotten meanwhile.
  context.mock.method(performance, 'now', () => 100)
  const queue = databaseQueue(2, 60_000)
  let begun = 0
  const calls = Array.from({ length: 10 }, () =>
    queue.admit().then(() => {
      begun++
    }),
  )
  await setImmediate()
  assert.equal(begun, 3)
  queue.ended()
  await setImmediate()
  assert.equal(begun, 4)
  const { runs, end } = fill(queue, 1)
  await setImmediate()
  end()
  await Promise.all(runs)
  await setImmediate()
  assert.equal(begun, 5)
  while (begun < 10) {
    queue.ended()
    await setImmediate()
  }
  await Promise.all(calls)
})

test('admitted calls that do not use the database do not block others', async (context) => {
  const now = context.mock.method(performance, 'now', () => 100)
  const queue = databaseQueue(2, 60_000)
  await Promise.all([queue.admit(), queue.admit(), queue.admit()])
  const waits = queue.admit()
  assert.equal(queue.state().arriving, 1)
  now.mock.mockImplementation(() => 121)
  await queue.admit()
  await waits
})

test('no new call waits for longer than a share of the deadline; in a slow queue further ones are refused at once', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const now = context.mock.method(performance, 'now', () => 100)
  const queue = databaseQueue(1, 1_000)
  const { runs, end } = fill(queue, 2)
  const first = assert.rejects(queue.admit(), DatabaseBusy)
  now.mock.mockImplementation(() => 200)
  await assert.rejects(queue.admit(), DatabaseBusy)
  context.mock.timers.tick(130)
  await first
  assert.deepEqual([queue.state().refused, queue.state().arriving], [2, 0])
  end()
  await Promise.all(runs)
  await queue.admit()
})

test('an admitted call waits for a connection until the deadline', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const queue = databaseQueue(1, 1_000)
  const { runs, end } = fill(queue, 2)
  context.mock.timers.tick(1_000)
  await assert.rejects(runs[1]!, DatabaseBusy)
  end()
  await runs[0]
})

test('when the process was blocked and the timer is late, work that ended meanwhile starts the next call first', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const queue = databaseQueue(1, 1_000)
  const { runs, end } = fill(queue, 1)
  const waits = queue.run(async () => 'called')
  context.mock.timers.tick(1_000)
  end()
  await runs[0]
  assert.equal(await waits, 'called')
})
