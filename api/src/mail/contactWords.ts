import { fillWords } from './fillWords.ts'
import type pl from './locales/pl.json'
import type { MailWords } from './MailWords.ts'

type Words = (typeof pl)['contactMessage']

/** A visitor's message to us; its button and Reply-To lead to the visitor. Its subject has no text of theirs. */
export function contactWords({ topics, ...words }: Words, values: Record<string, string>): MailWords {
  const { name = '', email = '', message = '' } = values
  const topic = topics[values.topic as keyof typeof topics] ?? ''
  const fill = (text: string) => fillWords(text, { name, email, topic })
  const [local = '', domain = ''] = email.split('@')
  return {
    ...words,
    subject: fill(words.subject),
    body: message,
    note: fill(words.note),
    url: `mailto:${encodeURIComponent(local)}@${domain}`,
    replyTo: email,
  }
}
