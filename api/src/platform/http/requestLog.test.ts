import Fastify, { LogController } from 'fastify'
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { requestLog } from './requestLog.ts'

const DEBUG = 20
const INFO = 30
const LATER_MS = 5_000

type Line = { level: number; msg: string; route: string; status: number; ms: number }

/** An API whose answers take five seconds, and what it logs. */
async function slowApi({ mock }: TestContext) {
  const lines: Line[] = []
  const app = Fastify({
    logger: { level: 'debug', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
    logController: new LogController({ disableRequestLogging: true }),
  })
  await app.register(requestLog)
  const takeLong = () => {
    const now = performance.now()
    mock.method(performance, 'now', () => now + LATER_MS)
  }
  app.get('/list', async () => (takeLong(), { data: [] }))
  app.get('/stream', async (_request, reply) => {
    takeLong()
    return reply.type('text/event-stream; charset=utf-8').send('data: {}\n\n')
  })
  return { app, lines }
}

test('a slow answer is logged at info, and an event stream, which lasts on purpose, at debug: one line each', async (t) => {
  const { app, lines } = await slowApi(t)
  t.after(() => app.close())
  for (const [url, level] of [
    ['/list', INFO],
    ['/stream', DEBUG],
  ] as const) {
    await app.inject(url)
    t.mock.restoreAll()
    const told = lines.splice(0)
    assert.deepEqual(
      told.map(({ level, msg, route, status, ms }) => [level, msg, route, status, ms >= LATER_MS]),
      [[level, 'request', url, 200, true]],
    )
  }
})
