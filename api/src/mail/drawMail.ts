import type { Locale } from '@kinora/limits'
import { drawHtml } from './drawHtml.ts'
import { type MailTemplate, mailWords } from './mailTemplates.ts'

export type Mail = {
  to: string
  template: MailTemplate
  locale: Locale
  /** The query parameters of the button's URL, such as `code`; for a contact message, its fields. */
  values: Record<string, string>
  /** The recipient's account, with which the mail is deleted; none for people without an account. */
  userId?: number
}

/** A rendered mail. `id` is the same when it is sent again, so that mailboxes can drop the duplicate. */
export type Letter = { id: string; to: string; replyTo?: string; subject: string; text: string; html: string }

export function drawMail(id: string, { to, template, locale, values }: Mail, origin: string): Letter {
  const { replyTo, ...words } = mailWords(template, locale, values, origin)
  const { subject, title, body, button, url, note, footer } = words
  const text = [title, body, `${button}:\n${url}`, note, `-- \nKinora, ${origin}\n${footer}`].join('\n\n')
  return { id, to, ...(replyTo && { replyTo }), subject, text: `${text}\n`, html: drawHtml(words, locale, origin) }
}
