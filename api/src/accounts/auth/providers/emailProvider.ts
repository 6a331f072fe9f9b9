import { normalizeEmail } from '@kinora/limits'
import type { Locale } from '@kinora/limits'
import { localePath, paths, splitLocale } from '@kinora/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queryable } from '../../../platform/index.ts'
import {
  insertMailedCode,
  makeCode,
  markVerified,
  pendingSignIns,
  selectAccount,
  selectOpenCodes,
  sha256,
  takeMailedCode,
} from '../../../identity/index.ts'
import { signInOrAsk } from '../factor/pendingFactors.ts'
import type { AuthProvider } from './AuthProvider.ts'

/**
 * docs/contract.md, "Decided values". As long as a link is valid: where strangers have asked for all the mails that an
 * account gets, one of their links is still valid, and works in the browser that asks next. So they can use up neither
 * these nor, with wrong passwords, the way in.
 */
const MAILS = { max: 3, seconds: 10 * 60 }
const ASKED_BY_ADDRESS = { max: 60, seconds: 15 * 60 }
const USED_BY_ADDRESS = { max: 120, seconds: 60 }
/** Longer than a link is valid, so that an old link is said to be old. */
const COOKIE = { cookie: 'pendingSignInLink', lastsSeconds: 24 * 60 * 60 }
/** As many as may be asked for at once. */
const LINKS_MAX = 2 * MAILS.max

type Account = NonNullable<Awaited<ReturnType<typeof selectAccount>>>
type Recipient = { email: string; locale: Locale }

type Pending = {
  /** Where the browser goes after signing in. */
  callbackUrl: string
  /** Hashes of the codes in the links that this browser has asked for, the newest first. */
  links: string[]
}

/**
 * Signing in by a link that is mailed to an existing account. Only the browser that asked can use the link, by a press
 * of its button: programs that open the links of mails neither sign in nor use it up.
 */
export function emailProvider(app: FastifyInstance): AuthProvider {
  const {
    db,
    limits,
    mail,
    config: { origin },
  } = app
  const pendings = pendingSignIns<Pending>(app, 'email', COOKIE)

  /**
   * Mails a link to the account. Returns the code in it.
   *
   * A link proves whose the mailbox is, but not whose the password of an unverified account is: a stranger may have
   * registered with the address, and would share the account from now on. As at a provider (`personOf.ts`), such an
   * account is not opened. Its mail sets a new password instead, which ends the stranger's.
   */
  async function mailLink(
    { id: userId, isVerified, passwordHash }: Account,
    { email, locale }: Recipient,
    tx: Queryable,
  ) {
    const opens = isVerified || passwordHash === null
    const code = await insertMailedCode(tx, { userId, email, purpose: opens ? 'signIn' : 'reset' })
    const template = opens ? 'signInLink' : 'setPassword'
    await mail.post({ to: email, template, locale, values: { code }, userId }, tx)
    return code
  }

  /** Whether the account may get another mail. @throws 429 on a known device, whose count is its own */
  async function takeMail(request: FastifyRequest, email: string): Promise<boolean> {
    if (await limits.isKnownDevice(request, email)) {
      await limits.takeOnAccount('signInLink', request, email, { each: MAILS, address: ASKED_BY_ADDRESS })
      return true
    }
    await limits.take('signInLink.address', request.ip, ASKED_BY_ADDRESS)
    return limits.isWithin('signInLink.email', email, MAILS)
  }

  /** As many writes as for an account, so that the time does not tell who has one. */
  async function mailNothing({ email, locale }: Recipient, tx: Queryable) {
    const code = makeCode()
    await mail.withdraw(await mail.post({ to: email, template: 'signInLink', locale, values: { code } }, tx), tx)
    return code
  }

  return {
    id: 'email',
    name: 'Email',
    type: 'email',
    start: async (request, reply, callbackUrl) => {
      const { email: rawEmail } = request.body as { email?: unknown }
      const email = typeof rawEmail === 'string' ? normalizeEmail(rawEmail) : undefined
      if (!email) return { error: 'EmailSignin' }
      const mayMail = await takeMail(request, email)
      const account = await selectAccount(db, email)
      const { locale } = splitLocale(new URL(callbackUrl).pathname)
      const recipient = { email, locale }
      const links = await db.transaction(async (tx) => {
        const mailed = await selectOpenCodes(tx, account?.id ?? 0, 'signIn')
        if (!mayMail && mailed.length > 0) return mailed
        return [sha256(await (account ? mailLink(account, recipient, tx) : mailNothing(recipient, tx)))]
      })
      const earlier = pendings.read(request)?.links ?? []
      pendings.keep(reply, { callbackUrl, links: filledUp([...new Set([...links, ...earlier])]) })
      return { url: origin + localePath(locale, paths.signInLinkSent()) }
    },

    complete: async (request, reply) => {
      const { code } = request.body as { code?: unknown }
      await limits.take('signInLink.used', request.ip, USED_BY_ADDRESS)
      const pending = pendings.read(request)
      if (typeof code !== 'string' || !pending?.links.includes(sha256(code))) return { error: 'OtherBrowser' }
      const { callbackUrl } = pending
      const opened = await db.transaction(async (tx) => {
        const proof = await takeMailedCode(tx, 'signIn', code)
        if (!proof || !(await markVerified(tx, proof))) return undefined
        return signInOrAsk(app, reply, { userId: proof.userId, callbackUrl }, tx)
      })
      return opened ?? { error: 'Verification', callbackUrl }
    },
  }
}

/** Always as many, with hashes of no code: the length of the cookie would tell whether an account has open links. */
const filledUp = (links: string[]): string[] =>
  [...links, ...Array.from({ length: LINKS_MAX }, () => sha256(makeCode()))].slice(0, LINKS_MAX)
