import { imprintIn } from '@kinora/content/identity'
import type { Locale } from '@kinora/limits'
import { drawHtml } from './drawHtml.ts'
import { type MailTemplate, mailWords, stopLinks } from './mailTemplates.ts'

export type Mail = {
  to: string
  template: MailTemplate
  locale: Locale
  /** The query parameters of the button's URL, such as `code`; for a contact message, its fields. */
  values: Record<string, string>
  /** The code with which the recipient ends such mails; none for mails that are needed. */
  stopCode?: string | null
  /** What it is about, such as `receipt:<invoice>`: of mails about the same only the first is written. */
  about?: string | null
  /** The account with which the mail is deleted: the recipient's, or that of whoever invites them; none for others. */
  userId?: number
}

/**
 * A rendered mail. `id` is the same when it is sent again, so that mailboxes can drop the duplicate. A POST to `stopUrl`
 * ends mails of its kind (RFC 8058).
 */
export type Letter = {
  id: string
  to: string
  replyTo?: string
  stopUrl?: string
  subject: string
  text: string
  html: string
}

export function drawMail(id: string, { to, template, locale, values, stopCode }: Mail, origin: string): Letter {
  const { replyTo, ...words } = mailWords(template, locale, values, origin, to)
  const stop = stopCode ? stopLinks(locale, stopCode, origin) : undefined
  const { subject, title, body, facts = [], button, url, note, footer } = words
  const end = stop ? `${footer}\n${stop.label}: ${stop.pageUrl}` : footer
  const table = facts.map(({ label, value, url }) => `${label}: ${value}${url ? `\n${url}` : ''}`).join('\n')
  const parts = [
    title,
    body,
    ...(table ? [table] : []),
    `${button}:\n${url}`,
    note,
    `-- \nKinora, ${origin}\n${end}\n${imprintIn(locale)}`,
  ]
  const text = parts.join('\n\n')
  return {
    id,
    to,
    ...(replyTo && { replyTo }),
    ...(stop && { stopUrl: stop.apiUrl }),
    subject,
    text: `${text}\n`,
    html: drawHtml(words, locale, origin, stop),
  }
}
