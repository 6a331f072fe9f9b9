import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DatabaseUnavailable } from './database.ts'
import { databaseQueue } from './databaseQueue.ts'

const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test('as many run as there are connections, the others in the order of asking', async () => {
  const queue = databaseQueue(2)
  const order: number[] = []
  const works = Array.from({ length: 5 }, held)
  const runs = works.map(({ work }, number) => queue.run(() => { order.push(number); return work() }))
  await Promise.resolve()
  assert.deepEqual(order, [0, 1])
  assert.deepEqual({ ...queue.state(), waitedSeconds: 0 }, { turns: 5, waitedSeconds: 0, refused: 0, deadlines: 0, inUse: 2, waiting: 3, waitingMax: queue.state().waitingMax })
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

test('whoever would wait too long is refused at once, and by how long connections are held it is known who would', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const now = context.mock.method(performance, 'now', () => 0)
  const queue = databaseQueue(10, 800)
  const hold = async (ms: number) => {
    const { work, end } = held()
    const run = queue.run(work)
    await Promise.resolve()
    now.mock.mockImplementation(() => ms)
    end()
    await run
    now.mock.mockImplementation(() => 0)
  }
  for (let time = 0; time < 200; time++) await hold(20)
  assert.equal(queue.state().waitingMax, 50, '100 ms of waiting, ten at a time, 20 ms each')
  for (let time = 0; time < 200; time++) await hold(5_000)
  assert.equal(queue.state().waitingMax, 10, 'as many as there are connections may always wait')

  const works = Array.from({ length: 20 }, held)
  const runs = works.map(({ work }) => queue.run(work))
  assert.throws(queue.admit, DatabaseUnavailable)
  await assert.rejects(queue.run(async () => {}), DatabaseUnavailable)
  assert.equal(queue.state().refused, 2)
  works.forEach(({ end }) => end())
  await Promise.all(runs)
})

test('new calls are turned away when half of the queue is taken; those that have begun still find room', async () => {
  const queue = databaseQueue(1, 8_000)
  const first = held()
  const runs = [queue.run(first.work)]
  const half = queue.state().waitingMax / 2
  while (queue.state().waiting < half) {
    queue.admit()
    runs.push(queue.run(async () => {}))
  }
  assert.throws(queue.admit, DatabaseUnavailable)
  runs.push(queue.run(async () => {}))
  first.end()
  await Promise.all(runs)
  queue.admit()
})

test('nobody waits for longer than an eighth of the deadline, and a late timer lets what has ended pass first', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const queue = databaseQueue(1, 800)
  const [first, second] = [held(), held()]
  const run = queue.run(first.work)
  const passes = queue.run(second.work)
  context.mock.timers.tick(100)
  first.end()
  await run
  second.end()
  await passes

  const third = held()
  const again = queue.run(third.work)
  const waits = queue.run(async () => {})
  context.mock.timers.tick(100)
  await assert.rejects(waits, DatabaseUnavailable)
  third.end()
  await again
})
