import { setTimeout } from 'node:timers/promises'
import type { openSmtp } from '../../../api/testing/messages/smtpServer.ts'
import type { Product } from '../../../tools/product/startProduct.ts'
import { callAs, register } from '../members.ts'
import type { Tools } from './Tools.ts'

type Smtp = Awaited<ReturnType<typeof openSmtp>>
type Parsed = Partial<Record<'subject' | 'text' | 'html' | 'messageId' | 'date', unknown>> & {
  from?: { value: unknown[] }
  attachments: unknown[]
}
type Calendar = [name: string, properties: unknown[], parts: [name: string, properties: [name: string][]][]]

/** A mail that has not come by then does not come. */
const MAIL_WITHIN_MS = 60_000

/** Two members, by their number. */
const [WRITTEN_TO, REMINDED] = [1, 2]

/** Calls that have a mail sent, to somebody who has just registered, which sends the first. */
const ASKING = ['auth/forgot-password?locale=pl', 'auth/forgot-password?locale=en']

export async function askMailparser(product: Product, smtp: Smtp, { load }: Tools): Promise<string[]> {
  const { simpleParser } = await load<{ simpleParser: (raw: string) => Promise<Parsed> }>('mailparser')
  await register(product, WRITTEN_TO)
  const email = `member${WRITTEN_TO}@kinora.example`
  for (const call of ASKING)
    await fetch(`${product.origin}/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.origin },
      body: JSON.stringify({ email }),
    })
  const problems: string[] = []
  for (let mail = 0; mail <= ASKING.length; mail += 1) {
    const letter = await Promise.race([smtp.next(), setTimeout(MAIL_WITHIN_MS, undefined, { ref: false })])
    if (letter === undefined) return [...problems, `mail ${mail + 1} did not come`]
    const parsed = await simpleParser(letter)
    const name = String(parsed.subject)
    for (const part of ['subject', 'text', 'html', 'messageId', 'date'] as const)
      if (!parsed[part]) problems.push(`${name}: no ${part}`)
    if (parsed.from?.value.length !== 1) problems.push(`${name}: not from one`)
    if (parsed.attachments.length) problems.push(`${name}: attachments`)
    if (/undefined|\{\{|NaN/.test(`${String(parsed.text)} ${name}`)) problems.push(`${name}: a value is missing`)
  }
  return problems
}

export async function askIcal(product: Product, { load }: Tools): Promise<string[]> {
  const { default: ICAL } = await load<{ default: { parse: (text: string) => Calendar } }>('ical.js')
  const member = await register(product, REMINDED)
  const slots = [1, 3, 5].map((weekday) => ({ weekday, time: '18:30' }))
  await callAs(product, member, 'PUT', '/api/reminders', {
    data: { slots, byEmail: false, again: false, timeZone: 'Europe/Warsaw' },
  })
  const made = await callAs(product, member, 'POST', '/api/reminders/calendar', {})
  const { data } = JSON.parse(made!.text) as { data: { calendarUrl: string } }
  const text = await (await fetch(data.calendarUrl)).text()
  const problems = text
    .split('\r\n')
    .filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))
    .map((line) => `a line is too long or not ended: ${line}`)
  const [name, , parts] = ICAL.parse(text)
  const events = parts.filter(([part]) => part === 'vevent')
  if (name !== 'vcalendar' || events.length === 0) problems.push(`${events.length} events in a ${name}`)
  for (const wanted of ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary'])
    if (!events.every(([, properties]) => properties.some(([property]) => property === wanted)))
      problems.push(`an event has no ${wanted}`)
  return problems
}
