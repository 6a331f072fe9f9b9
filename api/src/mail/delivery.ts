import { createTransport } from 'nodemailer'
import type { Letter } from './drawMail.ts'

/** Hands one letter over, or rejects; at once when the signal says so. */
export type Delivery = (letter: Letter, signal: AbortSignal) => Promise<void>

/** The other side will never take this letter: trying again would only make us unwelcome. */
export class Refused extends Error {}

const PATIENCE_MS = 10_000

/**
 * A server takes its time to look through a letter, and a letter that we give up may have been taken (RFC 5321,
 * 4.5.3.2.6).
 */
const REPLY_WITHIN_MS = 10 * 60_000

/**
 * Over SMTP. STARTTLS where it is offered, always with `?requireTLS=true` in the address, TLS at once with `smtps:`.
 */
export function deliverBySmtp(url: string, from: string, patienceMs = PATIENCE_MS): Delivery {
  const transport = createTransport({
    url,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: REPLY_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, to, replyTo, subject, text, html }, signal) => {
    const headers = { 'auto-submitted': 'auto-generated' }
    const people = { from, to: { name: '', address: to }, ...(replyTo && { replyTo: { name: '', address: replyTo } }) }
    await transport
      .sendMail({ messageId: `<${id}>`, ...people, subject, text, html, headers, signal })
      .catch((error: Error & { code?: string; responseCode?: number }) => {
        const isFinal = error.code === 'EENVELOPE' && (error.responseCode ?? 0) >= 500
        throw isFinal ? new Refused('Refused by the mail server', { cause: error }) : error
      })
  }
}

/** To the sandbox, which shows mail instead of sending it. */
export function deliverToSandbox(sandboxUrl: string, from: string): Delivery {
  return async (letter, signal) => {
    const response = await fetch(new URL('/mail', sandboxUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from, ...letter }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The sandbox answered ${response.status}`)
  }
}
