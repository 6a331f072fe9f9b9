import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { openSmtp } from '../../../api/testing/messages/smtpServer.ts'
import type { Site, Visits } from './visitSite.ts'

/** The API refuses a contact form that was filled in faster than this. */
const FORM_MS = 3_500
const MAIL_WITHIN_MS = 30_000

const json = (body: Buffer) => JSON.parse(body.toString()) as unknown

/** Requests pages in both languages, over TLS and HTTP/2. @throws AssertionError */
export async function checkPages({ ask }: Site): Promise<Visits> {
  const visits: Visits = { requests: 0, failures: [], slowest: 0 }
  for (const [path, lang] of [
    ['/', 'pl'],
    ['/en', 'en'],
    ['/programs', 'pl'],
    ['/en/programs', 'en'],
    ['/faq', 'pl'],
  ] as const) {
    const { status, headers, body, ms } = await ask(path)
    visits.requests++
    visits.slowest = Math.max(visits.slowest, ms)
    assert.equal(status, 200, path)
    assert.match(body.toString(), new RegExp(`<html[^>]* lang="${lang}"`), path)
    // Browsers connect to this port for HTTP/3, so it must be the published one.
    assert.match(String(headers['alt-svc']), /^h3=":443"/)
  }
  return visits
}

/** Requests a byte range of the first film that anybody may watch. @throws AssertionError */
export async function checkFilm({ ask }: Site): Promise<Visits> {
  const { data: programs } = json((await ask('/api/trinings?locale=pl')).body) as { data: { id: number }[] }
  for (const [index, { id }] of programs.entries()) {
    const link = await ask(`/api/trinings/getVideoURL/${id}`)
    if (link.status !== 200) continue
    const { url } = (json(link.body) as { data: { url: string } }).data
    const { pathname } = new URL(url, 'https://localhost')
    const variant = /^[^#\n].*\.m3u8$/m.exec((await ask(pathname)).body.toString())![0]
    const part = await ask(pathname.replace(/[^/]+$/, variant.replace(/[^/]+$/, 'media.mp4')), {
      range: 'bytes=1000-1999',
    })
    assert.equal(part.status, 206)
    assert.match(String(part.headers['content-range']), /^bytes 1000-1999\/\d+$/)
    assert.equal(part.body.length, 1000)
    return { requests: index + 4, failures: [], slowest: part.ms }
  }
  throw new Error('no program has a film for everybody')
}

/** Sends the contact form and waits for its mail. @throws AssertionError */
export async function checkMail({ ask }: Site, mailbox: Awaited<ReturnType<typeof openSmtp>>): Promise<Visits> {
  const { token } = (json((await ask('/api/contact/token')).body) as { data: { token: string } }).data
  await sleep(FORM_MS)
  const message = {
    name: 'Anna',
    email: 'anna@kinora.example',
    topic: 'question',
    message: 'Hello from the container',
    consent: true,
    key: randomUUID(),
    token,
  }
  const text = JSON.stringify(message)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    origin: 'https://localhost',
    'sec-fetch-site': 'same-origin',
  }
  const { status, body, ms } = await ask('/api/contact?locale=en', headers, text)
  assert.equal(status, 204, body.toString())
  const mail = await Promise.race([mailbox.next(), sleep(MAIL_WITHIN_MS, '')])
  assert.match(mail, /Hello from the container/, 'the mail has arrived')
  return { requests: 2, failures: [], slowest: ms }
}
