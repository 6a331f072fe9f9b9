import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { RenderRequest, RenderResult } from '@kinora/contracts'
import type { LoadedManifest } from '../store/loadManifest.ts'
import { createCircuitBreaker } from './circuitBreaker.ts'
import { renderWorkerFor, shareAmong } from './renderWorkerFor.ts'
import type { RenderWorker } from './startRenderWorker.ts'

/** Renders a number that each thread has for itself; one page breaks. */
const server = `
const thread = Math.random()
exports.shared = {}
exports.render = async ({ url }) => {
  if (url === '/broken') throw new Error('broken')
  return { status: 200, head: '', body: String(thread), state: {} }
}`
const shell = { document: { version: '1' }, server } as LoadedManifest['shell']
const options = { circuitBreaker: createCircuitBreaker(), log: () => {}, budgetMs: 60_000, hungAfterMs: 90_000 }
const page = (url = '/') => ({ url, remote: null, slots: [] }) as unknown as RenderRequest
const threadOf = (result: RenderResult) => ('body' in result ? result.body : '')

test('pages at the same time go to the threads that have the fewest, also after some that failed', async () => {
  const worker = await renderWorkerFor({ shell, remotes: [] }, options, 3)
  after(() => worker.close())
  const threads = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, () => worker.render(page())))).map(threadOf)
  assert.equal(new Set(await threads(3)).size, 3)
  await Promise.allSettled(Array.from({ length: 5 }, () => worker.render(page('/broken'))))
  const used = await threads(6)
  for (const thread of new Set(used)) assert.equal(used.filter((one) => one === thread).length, 2)
})

/** Workers whose pages are never ready. `tasks` are the remotes of their pages; a blocked one says so. */
function busyWorkers(count: number) {
  const workers = Array.from({ length: count }, () => ({ tasks: [] as (string | null)[], blocked: false }))
  const shared = shareAmong(
    workers.map(
      (worker) =>
        ({
          render: ({ remote }: RenderRequest) => {
            worker.tasks.push(remote)
            return new Promise(() => {})
          },
          isBlocked: () => worker.blocked,
        }) as unknown as RenderWorker,
    ),
  )
  const show = (remote: string | null, ...slots: string[]) =>
    void shared.render({ url: '/', remote, slots: slots.map((remote) => ({ remote })) } as unknown as RenderRequest)
  return { workers, show, tasks: () => workers.map(({ tasks }) => tasks) }
}

test('pages of one remote use all workers but one', () => {
  const { show, tasks } = busyWorkers(3)
  for (let count = 0; count < 4; count++) show('mfe-a')
  assert.deepEqual(tasks(), [['mfe-a', 'mfe-a'], ['mfe-a', 'mfe-a'], []])
  show('mfe-b')
  show('mfe-b', 'mfe-a')
  assert.deepEqual(tasks(), [['mfe-a', 'mfe-a', 'mfe-b'], ['mfe-a', 'mfe-a'], ['mfe-b']])
})

test('while a remote blocks a worker, its pages wait there and all others go elsewhere', () => {
  const { workers, show, tasks } = busyWorkers(2)
  show('mfe-a')
  show(null)
  show('mfe-b')
  assert.deepEqual(tasks(), [['mfe-a', 'mfe-b'], [null]])
  workers[0]!.blocked = true
  for (const remote of ['mfe-b', 'mfe-c', 'mfe-a', null, 'mfe-c']) show(remote)
  show('mfe-d', 'mfe-a')
  assert.deepEqual(tasks(), [
    ['mfe-a', 'mfe-b', 'mfe-a', 'mfe-d'],
    [null, 'mfe-b', 'mfe-c', null, 'mfe-c'],
  ])
})
