import { EMAIL_MAX_LENGTH } from '@kinora/limits'
import { domainToASCII } from 'node:url'

/** What HTML's e-mail field accepts: no quotes, commas, spaces, control characters or brackets. */
const LOCAL_PART = /^(?!\.)(?!.*\.\.)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)$/
const DOMAIN = /^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/

/**
 * The canonical spelling of a mailbox: NFKC first, so that look-alikes of `@` are checked as `@`; lower case; domain in
 * punycode. Undefined if it is no address.
 */
export function normalizeEmail(text: string): string | undefined {
  const [local = '', domain = '', ...rest] = text.normalize('NFKC').trim().toLowerCase().split('@')
  const host = domainToASCII(domain)
  const email = `${local}@${host}`
  const isEmail = rest.length === 0 && LOCAL_PART.test(local) && DOMAIN.test(host) && email.length <= EMAIL_MAX_LENGTH
  return isEmail ? email : undefined
}
