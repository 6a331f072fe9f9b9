import { createTransport } from 'nodemailer'
import type { Letter } from './drawMail.ts'

/** Delivers one letter, or rejects; at once when the signal aborts. */
export type Delivery = (letter: Letter, signal: AbortSignal) => Promise<void>

/** The server refused the letter permanently; retries would harm our reputation as a sender. */
export class Refused extends Error {}

const PATIENCE_MS = 10_000

/**
 * Servers may scan a letter for minutes, and a letter whose reply we do not await may have been accepted (RFC 5321,
 * section 4.5.3.2.6).
 */
const REPLY_WITHIN_MS = 10 * 60_000

/**
 * Delivers by SMTP. STARTTLS is used if offered, and required with `?requireTLS=true` in the URL; `smtps:` is implicit
 * TLS.
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
  return async ({ id, to, replyTo, stopUrl, subject, text, html }, signal) => {
    const headers = {
      'auto-submitted': 'auto-generated',
      ...(stopUrl && { 'list-unsubscribe': `<${stopUrl}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
    }
    const people = { from, to: { name: '', address: to }, ...(replyTo && { replyTo: { name: '', address: replyTo } }) }
    await transport
      .sendMail({ messageId: `<${id}>`, ...people, subject, text, html, headers, signal })
      .catch((error: Error & { code?: string; responseCode?: number }) => {
        const isFinal = error.code === 'EENVELOPE' && (error.responseCode ?? 0) >= 500
        throw isFinal ? new Refused('Refused by the mail server', { cause: error }) : error
      })
  }
}

/** Delivers to the sandbox, which shows mail instead of sending it. */
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
