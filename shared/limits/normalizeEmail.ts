/** Characters in an e-mail address (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254

/** What HTML's e-mail field accepts: no quotes, commas, spaces, control characters or brackets. */
const LOCAL_PART = /^(?!\.)(?!.*\.\.)(?!.*\.$)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/
const DOMAIN = /^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/
/** What would end the host of a URL, or be its port or user. */
const NO_HOST = /[\s/\\?#:@%[\]]/

/**
 * The canonical spelling of a mailbox, by which browser and API know an address: NFKC first, so that look-alikes of `@`
 * are checked as `@`; lower case; domain in punycode. Undefined if it is no address.
 */
export function normalizeEmail(text: string): string | undefined {
  const [local = '', domain = '', ...rest] = text.normalize('NFKC').trim().toLowerCase().split('@')
  const host = hostOf(domain)
  const email = `${local}@${host}`
  const isEmail = rest.length === 0 && LOCAL_PART.test(local) && DOMAIN.test(host) && email.length <= EMAIL_MAX_LENGTH
  return isEmail ? email : undefined
}

function hostOf(domain: string): string {
  if (NO_HOST.test(domain)) return ''
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}
