import type { Locale } from '@kinora/limits'
import { drawHtml } from './drawHtml.ts'
import { type MailTemplate, mailWords } from './mailTemplates.ts'

export type Mail = {
  to: string
  template: MailTemplate
  locale: Locale
  /** The query of the address behind the mail's button, for instance its `code`; or a message's fields. */
  values: Record<string, string>
  /** Whose mail it is, so that it goes with the account; none for people without one. */
  userId?: number
}

/** A mail as it leaves. `id` stays the same when it is sent again, so that mailboxes can tell. */
export type Letter = { id: string; to: string; replyTo?: string; subject: string; text: string; html: string }

export function drawMail(id: string, { to, template, locale, values }: Mail, origin: string): Letter {
  const { replyTo, ...words } = mailWords(template, locale, values, origin)
  const { subject, title, body, button, url, note, footer } = words
  const text = [title, body, `${button}:\n${url}`, note, `-- \nKinora, ${origin}\n${footer}`].join('\n\n')
  return { id, to, ...(replyTo && { replyTo }), subject, text: `${text}\n`, html: drawHtml(words, locale, origin) }
}
