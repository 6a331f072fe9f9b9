import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { ownCookie, type Queryable } from '../../platform/index.ts'
import { selectAccount } from '../people/emailQueries.ts'
import { selectPassword } from '../people/passwordQueries.ts'
import { seal, unseal } from './seal.ts'

const LASTS_S = 365 * 24 * 60 * 60
const ID_BYTES = 16
/** People who share a computer each have an entry in its cookie. */
const ACCOUNTS_MAX = 5

type Account = { id: number; passwordHash: string | null }

/**
 * Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a browser in which somebody has
 * signed in is a known device of that account, and its attempts are counted apart from those of strangers, who so cannot
 * lock the owner out. Signing out keeps the cookie: it opens nothing, and is needed by whoever wants to come back. An
 * entry is sealed for one account and its current password, so that it is worthless for any other account, and whoever
 * once knew the password has no known device after it was changed.
 */
export function knownDevices({ db, config: { origin, authSecrets } }: FastifyInstance) {
  const { name, options } = ownCookie(origin, 'knownDevice')
  const entriesOf = ({ cookies }: FastifyRequest) => cookies[name]?.split('.').slice(0, ACCOUNTS_MAX) ?? []
  const sealedFor = ({ id, passwordHash }: Account) => `device of ${id} with ${passwordHash}`

  return {
    /** Makes the browser a known device of the account whose owner proved who they are. */
    remember: async (reply: FastifyReply, userId: number, tx: Queryable = db): Promise<void> => {
      const purpose = sealedFor({ id: userId, ...(await selectPassword(tx, userId)) })
      const entries = entriesOf(reply.request)
      const knownEntry = entries.find((entry) => unseal(authSecrets, purpose, entry) !== undefined)
      const ownEntry = knownEntry ?? seal(authSecrets, purpose, randomBytes(ID_BYTES).toString('base64url'))
      const others = entries.filter((entry) => entry !== ownEntry).slice(0, ACCOUNTS_MAX - 1)
      reply.setCookie(name, [ownEntry, ...others].join('.'), { ...options, maxAge: LASTS_S })
    },
    /** The id of the browser if it is a known device of the account with this e-mail. */
    idOf: async (request: FastifyRequest, email: string): Promise<string | undefined> => {
      const entries = entriesOf(request)
      // A flood of guesses without the cookie costs no query here.
      const account = entries.length > 0 ? await selectAccount(db, email) : undefined
      if (!account) return undefined
      return entries.map((entry) => unseal(authSecrets, sealedFor(account), entry)).find((id) => id !== undefined)
    },
  }
}
