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

test('the page lists the stubs', async () => {
  const answer = await buildSandbox().inject('/')
  assert.match(answer.headers['content-type'] as string, /text\/html/)
  assert.match(answer.body, /Error reporting service/)
})

async function run(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./server.ts', import.meta.url))], {
    env: { ...process.env, ...env },
  })
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { stderr, code: code as number }
}

test('never starts in production, and says why', async () => {
  const { stderr, code } = await run({ NODE_ENV: 'production', PORT: '0' })
  assert.equal(code, 1)
  assert.match(stderr, /never runs in production/)
})

test('an invalid port is reported in one sentence', async () => {
  const { stderr, code } = await run({ PORT: 'many' })
  assert.equal(code, 1)
  assert.match(stderr, /PORT is "many"/)
})

const mail = {
  from: 'Kinora <kinora@localhost>',
  to: 'anna@kinora.example',
  subject: 'Hasło <b>nowe</b>',
  text: 'Ustaw hasło:\nhttp://localhost:3000/auth/reset-password?code=a&b=<i>',
  html: '<html><head></head><a href="http://localhost:3000/">Set</a><script>1</script></html>',
}

test('mail is shown as text with links, and as sandboxed HTML', async () => {
  const app = buildSandbox()
  assert.match((await app.inject('/sandbox/mail')).body, /Nothing here yet/)
  assert.equal((await app.inject({ method: 'POST', url: '/mail', payload: mail })).statusCode, 204)
  assert.equal((await app.inject({ method: 'POST', url: '/mail', payload: { to: mail.to } })).statusCode, 400)
  assert.match(
    (await app.inject('/sandbox/mail')).body,
    /<a href="\/sandbox\/mail\/1">Hasło &lt;b&gt;nowe&lt;\/b&gt;<\/a>/,
  )

  const page = await app.inject('/sandbox/mail/1')
  assert.match(page.body, /<a href="http:\/\/localhost:3000\/auth\/reset-password\?code=a&amp;b=">/)
  assert.match(String(page.headers['content-security-policy']), /default-src 'none'; style-src 'sha256-/)
  const html = await app.inject('/sandbox/mail/1/html')
  assert.match(html.body, /<base target="_top">/)
  assert.match(
    String(html.headers['content-security-policy']),
    /default-src 'none'.*sandbox allow-top-navigation-by-user-activation$/,
  )
  assert.equal(html.headers['x-frame-options'], 'SAMEORIGIN')
  assert.equal((await app.inject('/sandbox/mail/2')).statusCode, 404)
})

test('the last 200 mails are kept, at unchanged URLs', async () => {
  const app = buildSandbox()
  for (let number = 1; number <= 201; number++)
    await app.inject({ method: 'POST', url: '/mail', payload: { ...mail, subject: `Mail ${number}` } })
  assert.equal((await app.inject('/sandbox/mail/1')).statusCode, 404)
  assert.match((await app.inject('/sandbox/mail/201')).body, /<h1>Mail 201<\/h1>/)
  assert.equal((await app.inject('/mail')).json<{ data: unknown[] }>().data.length, 200)
})
