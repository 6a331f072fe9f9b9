import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { memberForm, specialistForm } from '../../../testing/accounts/registrations.ts'
import { end, runServer } from '../../../testing/runServer.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'kinora-operator-'))
after(() => rmSync(home, { recursive: true, force: true }))

const operator = (args: string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['tools/operator.ts', ...args], { cwd: root, env: { ...process.env, ...env } })

const METRICS_TOKEN = 'm'.repeat(32)

test('npm run operator lists dead letters and puts them back, and rebuilds work lists', async () => {
  const server = await runServer({ KINORA_HOME: home, METRICS_TOKEN })
  const env = { API_URL: server.url, METRICS_TOKEN }
  try {
    assert.equal((await operator(['jobs'], env)).stdout, 'Dead letters: 0.\n')
    assert.equal((await operator(['jobs', '--retry'], env)).stdout, 'Put back: 0.\n')
    assert.equal((await operator(['standings', '--rebuild'], env)).stdout, 'To be computed anew: 0.\n')
    await assert.rejects(operator(['standings'], env), /It takes --rebuild/)
    assert.match((await operator(['--help'], env)).stdout, /^npm run operator -- jobs/)
    await assert.rejects(operator(['jobs'], { ...env, METRICS_TOKEN: 'x' }), /The API answered 404/)
    await assert.rejects(operator(['job'], env), /npm run operator/)
    await assert.rejects(operator(['jobs'], { ...env, API_URL: 'http://127.0.0.1:9' }), /No API answers/)
  } finally {
    await end(server, 'SIGTERM')
  }
})

test('npm run operator lists specialists, verifies and refuses them', async () => {
  const server = await runServer({ KINORA_HOME: home, METRICS_TOKEN })
  const specialists = async (...args: string[]) =>
    (await operator(['specialists', ...args], { API_URL: server.url, METRICS_TOKEN })).stdout
  try {
    assert.equal(await specialists(), 'Specialists: 0, waiting: 0.\n')
    const email = 'jan.dab@kinora.example'
    const registered = await fetch(`${server.url}/api/auth/local/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(specialistForm(email)),
    })
    assert.equal(registered.status, 201)
    const id = ((await registered.json()) as { data: { id: number } }).data.id
    const line = `${id}  pending  ${email}  Anna Zielińska  physiotherapist 12345  `
    assert.ok((await specialists()).startsWith(line))
    assert.match(await specialists(), /\nSpecialists: 1, waiting: 1\.\n$/)
    assert.match(await specialists('--verify', email), /^\d+ {2}verified {2}/)
    assert.match(await specialists(), /\nSpecialists: 1, waiting: 0\.\n$/)
    assert.match(await specialists('--refuse', String(id), '--reason', 'Not in the register'), /Not in the register\n$/)
    for (const args of [['--refuse', email], ['--reason', 'x'], ['--verify', email, '--reason', 'x'], ['--retry']])
      await assert.rejects(specialists(...args), /--verify WHO|--retry/, args.join(' '))
    await assert.rejects(specialists('--verify', 'nobody@kinora.example'), /404/)
  } finally {
    await end(server, 'SIGTERM')
  }
})

test('npm run operator shows where somebody is signed in, ends it, and what happened to accounts', async () => {
  const server = await runServer({ KINORA_HOME: home, METRICS_TOKEN })
  const run = async (...args: string[]) => (await operator(args, { API_URL: server.url, METRICS_TOKEN })).stdout
  try {
    const email = 'ewa.lis@kinora.example'
    const registered = await fetch(`${server.url}/api/auth/local/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Old browser' },
      body: JSON.stringify(memberForm(email)),
    })
    const { id } = ((await registered.json()) as { data: { id: number } }).data
    assert.match(
      await run('sessions', '--of', email),
      new RegExp(`Old browser\nSessions of ${email} \\(${id}\\): 1\\.\n$`),
    )
    assert.match(await run('sessions', '--end', String(id)), /^since [^]*\nEnded of/)
    assert.equal(await run('sessions', '--of', email), `Sessions of ${email} (${id}): 0.\n`)
    const none = `${email} (${id}): 0 passkeys, no app, 0 recovery codes.\n`
    assert.equal(await run('factors', '--of', email), `Second factors of ${none}`)
    const [ended, made, total] = (await run('events', '--of', email)).split('\n')
    assert.match(ended!, new RegExp(`  ${id}  sessionsEndedByOperator  done  -  `))
    assert.match(made!, new RegExp(`  ${id}  registration  done  -  .*  Old browser$`))
    assert.equal(total, 'Security events of the last 24 hours: 2.')
    assert.equal(await run('events', '--kind', 'export', '--hours', '1'), 'Security events of the last 1 hours: 0.\n')
    assert.equal(
      await run('factors', '--remove', String(id), '--reason', 'She showed her card.'),
      `Removed from ${none}`,
    )
    assert.match(
      await run('events', '--kind', 'factorsRemovedByOperator'),
      new RegExp(`  ${id}  factorsRemovedByOperator`),
    )
    for (const args of [
      ['sessions'],
      ['factors'],
      ['factors', '--remove', email],
      ['factors', '--of', email, '--reason', 'She showed her card.'],
      ['events', '--hours', '0'],
      ['events', '--kind', 'none'],
      ['events', '--who', 'x'],
    ])
      await assert.rejects(run(...args), /It takes|answered 400|Unknown option/, args.join(' '))
  } finally {
    await end(server, 'SIGTERM')
  }
})
