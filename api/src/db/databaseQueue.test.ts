import assert from 'node:assert/strict'
import { setImmediate } from 'node:timers/promises'
import { test } from 'node:test'
import { DatabaseBusy } from './database.ts'
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

test('as many run as there are connections, the others in the order of asking', async () => {
  const queue = databaseQueue(2, 60_000)
  const order: number[] = []
  const works = Array.from({ length: 5 }, held)
  const runs = works.map(({ work }, number) => queue.run(() => { order.push(number); return work() }))
  await setImmediate()
  assert.deepEqual(order, [0, 1])
  const { inUse, waiting } = queue.state()
  assert.deepEqual([inUse, waiting], [2, 3])
  works.forEach(({ end }) => end())
  await Promise.all(runs)
  assert.deepEqual(order, [0, 1, 2, 3, 4])
  assert.equal(queue.state().inUse, 0)
})

test('what fails gives its place back, and tells why', async () => {
  const queue = databaseQueue(1)
  await assert.rejects(queue.run(() => Promise.reject(new Error('wrong'))), /wrong/)
  assert.equal(await queue.run(async () => 'right'), 'right')
})

test('new calls begin when no more wait than there are connections, behind those that have begun', async () => {
  const queue = databaseQueue(1, 60_000)
  const works = Array.from({ length: 3 }, held)
  const [first, second, third] = works.map(({ work }) => queue.run(work))
  let hasBegun = false
  const arriving = queue.admit().then(() => { hasBegun = true })
  works[0]!.end()
  await first
  await setImmediate()
  assert.equal(hasBegun, false)
  works[1]!.end()
  await Promise.all([second, arriving])
  works[2]!.end()
  await third
})

test('calls that turn out not to need the database let the next ones in', async () => {
  const queue = databaseQueue(1, 60_000)
  const { runs, end } = fill(queue, 2)
  const arriving = Array.from({ length: 3 }, () => queue.admit())
  end()
  await Promise.all(runs)
  await arriving[0]
  queue.ended()
  await arriving[1]
  queue.ended()
  await arriving[2]
})

test('nobody waits for longer than a part of the deadline; whoever comes late in a slow line hears at once', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const now = context.mock.method(performance, 'now', () => 0)
  const queue = databaseQueue(1, 1_000)
  const { runs, end } = fill(queue, 2)
  runs[1]!.catch(() => {})
  const first = assert.rejects(queue.admit(), DatabaseBusy)
  now.mock.mockImplementation(() => 76)
  await assert.rejects(queue.admit(), DatabaseBusy)

  context.mock.timers.tick(150)
  await first
  await assert.rejects(runs[1]!, DatabaseBusy)
  assert.equal(queue.state().refused, 3)
  assert.deepEqual([queue.state().waiting, queue.state().arriving], [0, 0])
  end()
  await runs[0]
  await queue.admit()
})

test('a timer that is late, after the process stood still, lets what has ended meanwhile call the next one first', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const queue = databaseQueue(1, 1_000)
  const { runs, end } = fill(queue, 1)
  const waits = queue.run(async () => 'called')
  context.mock.timers.tick(150)
  end()
  await runs[0]
  assert.equal(await waits, 'called')
})
