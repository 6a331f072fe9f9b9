import type { Locale } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'
import { contactWords } from './contactWords.ts'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import type { MailWords } from './MailWords.ts'

/** The page that a mail's button opens. */
const PAGES = {
  verifyEmail: paths.verifyEmail(),
  resetPassword: paths.resetPassword(),
  signInLink: paths.signInLink(),
  setPassword: paths.resetPassword(),
  accountExists: paths.signIn(),
  noAccount: paths.signUp(),
  passwordChanged: paths.forgotPassword(),
  eraseAccount: paths.deleteAccount(),
  accountErased: paths.home(),
}

type PageTemplate = keyof typeof PAGES
export type MailTemplate = PageTemplate | 'contactMessage'

const WORDS = { pl, en }

/** @param values the query parameters of the button's URL, such as `code`; for a contact message, its fields */
export function mailWords(
  template: MailTemplate,
  locale: Locale,
  values: Record<string, string>,
  origin: string,
): MailWords {
  const { contactMessage, action, footer, ...templates } = WORDS[locale]
  if (template === 'contactMessage') return contactWords(contactMessage, values)
  return { ...templates[template], action, footer, url: pageUrl(template, locale, values, origin) }
}

/**
 * Mails with a button to a page never repeat what somebody typed, such as a name: whoever registers with a stranger's
 * address could otherwise have us send that stranger any text.
 */
function pageUrl(template: PageTemplate, locale: Locale, values: Record<string, string>, origin: string) {
  const query = new URLSearchParams(values).toString()
  return `${origin}${localePath(locale, PAGES[template])}${query && `?${query}`}`
}
