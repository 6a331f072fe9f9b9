import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { buildSandbox } from './app.ts'

test('keeps the last 200 reports, newest last', async () => {
  const app = buildSandbox()
  for (let number = 1; number <= 201; number++) {
    assert.equal((await app.inject({ method: 'POST', url: '/reports', payload: { number } })).statusCode, 204)
  }
  const { data } = (await app.inject('/reports')).json<{ data: { report: { number: number } }[] }>()
  assert.equal(data.length, 200)
  assert.equal(data[0]!.report.number, 2)
  assert.equal(data.at(-1)!.report.number, 201)
})

test('the page says what it stands in for', async () => {
  const answer = await buildSandbox().inject('/')
  assert.match(answer.headers['content-type'] as string, /text\/html/)
  assert.match(answer.body, /Error reporting service/)
})

async function run(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./server.ts', import.meta.url))], { env: { ...process.env, ...env } })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, code: code as number }
}

test('never starts in production, and says why', async () => {
  const { said, code } = await run({ NODE_ENV: 'production', PORT: '0' })
  assert.equal(code, 1)
  assert.match(said, /never runs in production/)
})

test('a bad port is a clear sentence', async () => {
  const { said, code } = await run({ PORT: 'many' })
  assert.equal(code, 1)
  assert.match(said, /PORT is "many"/)
})
