import type { Locale } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }

/** The page that a mail's button opens. */
const PAGES = {
  verifyEmail: paths.verifyEmail(),
  resetPassword: paths.resetPassword(),
  passwordChanged: paths.forgotPassword(),
  eraseAccount: paths.deleteAccount(),
  accountErased: paths.home(),
}

export type MailTemplate = keyof typeof PAGES

/** What one mail says, in order. */
export type MailWords = {
  subject: string
  title: string
  body: string
  button: string
  url: string
  action: string
  note: string
  footer: string
}

const WORDS = { pl, en }

/**
 * The words of a mail. None repeats what somebody typed, such as a name: whoever registers with a stranger's address
 * could otherwise have us send that stranger any text.
 * @param values the query of the button's address, for instance its code
 */
export function mailWords(template: MailTemplate, locale: Locale, values: Record<string, string>, origin: string): MailWords {
  const { action, footer, [template]: words } = WORDS[locale]
  const query = new URLSearchParams(values).toString()
  return { ...words, action, footer, url: `${origin}${localePath(locale, PAGES[template])}${query && `?${query}`}` }
}
