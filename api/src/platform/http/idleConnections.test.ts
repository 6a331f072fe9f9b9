import fastify from 'fastify'
import assert from 'node:assert/strict'
import { Agent, get, type IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { idleConnections } from './idleConnections.ts'

test('an app closes, though a connection is kept alive after its last answer', { timeout: 30_000 }, async () => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  const app = fastify({ keepAliveTimeout: 600_000, return503OnClosing: false })
  await app.register(idleConnections)
  app.get('/', () => {
    asked.resolve()
    return answer.promise
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true })
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, resolve).on('error', reject)
  })
  await asked.promise
  const closed = app.close()
  while (app.server.listening) await setImmediate()
  answer.resolve('the last')
  assert.equal(await text(await response), 'the last')
  await closed
})
