import { type Locale } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'
import { fillWords } from './fillWords.ts'
import type pl from './locales/pl.json'
import type { MailWords } from './MailWords.ts'
import { lettersOf } from './untrustedWords.ts'

type Words = (typeof pl)['invitation']
type OfTemplate = Omit<MailWords, 'action' | 'footer'>

/**
 * An invitation by a specialist: `token`, `name`, `title` and `gender`, which the title's form follows. The name is the only text of a user in a mail to somebody
 * else; it is that of a person whom an operator has verified, and only its letters are left, so that it cannot contain an
 * address.
 */
export function invitationWords(
  { titles, somebody, ...words }: Words,
  locale: Locale,
  values: Record<string, string>,
  origin: string,
): OfTemplate {
  const { token = '', name = '', title, gender } = values
  const forms = titles[title as keyof typeof titles] as (typeof titles)['trainer'] | undefined
  const titleText = forms?.[gender === 'female' ? 'female' : 'male']
  const parts: Record<string, string> = { name: lettersOf(name) || somebody, title: titleText ? ` (${titleText})` : '' }
  const fill = (text: string) => fillWords(text, parts)
  return {
    ...words,
    subject: fill(words.subject),
    body: fill(words.body),
    note: fill(words.note),
    url: `${origin}${localePath(locale, paths.invitation(token))}`,
  }
}
