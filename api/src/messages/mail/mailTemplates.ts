import type { Locale } from '@kinora/limits'
import { apiPaths, localePath, paths } from '@kinora/paths'
import { type CommerceTemplate, commerceWords, isCommerce } from './commerceWords.ts'
import { fillWords } from './fillWords.ts'
import { invitationWords } from './invitationWords.ts'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import type { MailWords } from './MailWords.ts'

type Words = (typeof pl)['contactMessage']

/** The page that a mail's button opens. */
const PAGES = {
  verifyEmail: paths.verifyEmail(),
  resetPassword: paths.resetPassword(),
  signInLink: paths.signInLink(),
  setPassword: paths.resetPassword(),
  accountExists: paths.signIn(),
  noAccount: paths.signUp(),
  passwordChanged: paths.forgotPassword(),
  newEmail: paths.newEmail(),
  newEmailSet: paths.account(),
  emailChanged: paths.restoreEmail(),
  emailRestored: paths.resetPassword(),
  emailWithdrawn: paths.contact(),
  providerLinked: paths.contact(),
  factorAdded: paths.contact(),
  factorRemoved: paths.contact(),
  factorsRemoved: paths.contact(),
  recoveryCodesMade: paths.contact(),
  recoveryCodeUsed: paths.contact(),
  wrongCodes: paths.forgotPassword(),
  eraseAccount: paths.deleteAccount(),
  accountErased: paths.home(),
  reminder: paths.myPath(),
  reminderAgain: paths.myPath(),
  ownReminder: paths.programs(),
  ownReminderAgain: paths.programs(),
  remindersStopped: paths.reminders(),
  specialistVerified: paths.myTeam(),
  specialistRefused: paths.contact(),
}

type PageTemplate = keyof typeof PAGES
export type MailTemplate = PageTemplate | CommerceTemplate | 'contactMessage' | 'invitation'

const WORDS = { pl, en }

/**
 * @param values the `code` and the query parameters of the button's URL; for a contact message, its fields; for a
 * refused specialist and for removed factors, an operator's `reason`; for an invitation its token, and the specialist's
 * name and title; for mails about plans and gift cards see commerceWords.ts
 * @param to the recipient's address
 */
export function mailWords(
  template: MailTemplate,
  locale: Locale,
  values: Record<string, string>,
  origin: string,
  to: string,
): MailWords {
  const { contactMessage, invitation, commerce, action, footer, stop: _, ...templates } = WORDS[locale]
  if (template === 'contactMessage') return contactWords(contactMessage, values)
  if (template === 'invitation') return { ...invitationWords(invitation, locale, values, origin), action, footer }
  if (isCommerce(template)) return { ...commerceWords(template, commerce, locale, values, origin), action, footer }
  const { reason = '', ...query } = values
  const words = templates[template]
  const body = words.body.replace('{{reason}}', () => reason)
  return { ...words, body, action, footer, url: pageUrl(template, locale, query, { origin, to }) }
}

/** The page on which the recipient ends mails of this kind, and the call that ends them with one press (RFC 8058). */
export function stopLinks(locale: Locale, secret: string, origin: string) {
  const code = new URLSearchParams({ code: secret })
  return {
    label: WORDS[locale].stop,
    pageUrl: `${origin}${localePath(locale, paths.stopReminders())}#${code}`,
    // Programs post to this address, so that it has to have the code.
    apiUrl: `${origin}/api${apiPaths.stopReminders()}?${code}`,
  }
}

/**
 * Mails with a button to a page never repeat what a user typed, such as a name: whoever registers with a stranger's
 * address could otherwise have us send that stranger any text. Codes are in the fragment, which browsers send to nobody.
 */
function pageUrl(
  template: PageTemplate,
  locale: Locale,
  { code, ...values }: Record<string, string>,
  { origin, to }: { origin: string; to: string },
) {
  // On the pages that set a password, password managers need the name of its account.
  const setsPassword = PAGES[template] === PAGES.resetPassword
  const query = new URLSearchParams(values).toString()
  const fragment = new URLSearchParams({ ...(code && { code }), ...(setsPassword && { email: to }) }).toString()
  return `${origin}${localePath(locale, PAGES[template])}${query && `?${query}`}${fragment && `#${fragment}`}`
}

/** A visitor's message to us; its button and Reply-To lead to the visitor. Its subject has no text of theirs. */
function contactWords({ topics, suspect, ...words }: Words, values: Record<string, string>): MailWords {
  const { name = '', email = '', message = '' } = values
  const topic = topics[values.topic as keyof typeof topics] ?? ''
  const fill = (text: string) => fillWords(text, { name, email, topic })
  const [local = '', domain = ''] = email.split('@')
  return {
    ...words,
    subject: `${values.suspect ? `${suspect} ` : ''}${fill(words.subject)}`,
    body: message,
    note: fill(words.note),
    url: `mailto:${encodeURIComponent(local)}@${domain}`,
    replyTo: email,
  }
}
