import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { ApiProblem, type Queryable } from '../../platform/index.ts'
import { knownDevices } from '../sessions/knownDevices.ts'

/** An expired window restarts with this attempt. `least`: a concurrent transaction's now() may be later than ours. */
const COUNT = `
  insert into attempts (key, count, ends_at) values ($key, 1, now() + make_interval(secs => $seconds::float8))
  on conflict (key) do update set
    count = case when attempts.ends_at > now() then attempts.count + 1 else 1 end,
    ends_at = case when attempts.ends_at > now() then attempts.ends_at else excluded.ends_at end
  returning count, least($seconds::float8, ceil(extract(epoch from ends_at - now())))::int as "endsIn"`

const TAKE_BACK = 'update attempts set count = count - 1 where key = $key and count > 0 and ends_at > now()'

export type Limit = { max: number; seconds: number }

/** `each`: for the e-mail, and for each known device of its account; `onReached`: what is done past it. */
export type LimitsOnAccount = { each: Limit; address: Limit; onReached?: () => Promise<void> }

/** For a write that costs little: more often than anybody taps in a minute. */
export const ORDINARY_WRITES: Limit = { max: 60, seconds: 60 }

/**
 * For what a room full of people does at once behind one address: signing up and in, confirming. What somebody could
 * guess is limited for each account, and by the failures of an address.
 */
export const WRITES_OF_A_ROOM: Limit = { max: 240, seconds: 60 }

const READS = ['GET', 'HEAD', 'OPTIONS']

export type Limits = {
  /**
   * Counts one attempt of `who` (an IP address or an e-mail) in a fixed window that begins with the first attempt.
   * @throws 429 `auth.tooManyAttempts` with Retry-After past `max` in `seconds`.
   */
  take: (name: string, who: string, limit: Limit) => Promise<void>
  /** Counts as `take` does; false past the limit. */
  isWithin: (name: string, who: string, limit: Limit) => Promise<boolean>
  /**
   * Counts an attempt as a failure from its start, so that attempts at once count too. @returns what a success calls to
   * take it back
   */
  takeFailure: (name: string, who: string, limit: Limit) => Promise<() => Promise<void>>
  /**
   * Counts an attempt on an account that anybody who knows its e-mail can make. On a known device of the account it
   * counts for that device alone: strangers, who share the counters of the e-mail and of their address, cannot lock the
   * owner out. @returns what a success calls: for the address only failures count
   */
  takeOnAccount: (
    name: string,
    request: FastifyRequest,
    email: string,
    limits: LimitsOnAccount,
  ) => Promise<() => Promise<void>>
  /** Whether the browser is a known device of the account with this e-mail. */
  isKnownDevice: (request: FastifyRequest, email: string) => Promise<boolean>
}

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits
  }
  interface FastifyContextConfig {
    /** How often each caller may make the call: each person where its policy identifies them, otherwise each address. */
    limit?: Limit
  }
}

/**
 * Rate limits, counted in the database for all processes. Callers are stored as keyed hashes only. A route that writes
 * and declares no limit stops the boot. Requests that are refused before, by their guard or as invalid, do not count.
 */
export const limits = fp(
  async (app) => {
    const devices = knownDevices(app)

    const keyOf = (name: string, who: string) => {
      const hash = createHmac('sha256', app.config.authSecrets[0])
        .update(`limit\n${name}\n${networkOf(who)}`)
        .digest('base64url')
      return `${name}:${hash}`
    }
    const take: Limits['take'] = async (name, who, { max, seconds }) => {
      const { count, endsIn } = await countAttempt(app.db, keyOf(name, who), seconds)
      if (count > max) throw new ApiProblem(429, 'auth.tooManyAttempts', undefined, { retryAfter: Math.max(1, endsIn) })
    }
    const takeFailure: Limits['takeFailure'] = async (name, who, limit) => {
      await take(name, who, limit)
      return async () => void (await app.db.rows(TAKE_BACK, { key: keyOf(name, who) }))
    }

    app.decorate('limits', {
      take,
      takeFailure,
      isWithin: async (name, who, { max, seconds }) =>
        (await countAttempt(app.db, keyOf(name, who), seconds)).count <= max,
      isKnownDevice: async (request, email) => (await devices.idOf(request, email)) !== undefined,
      takeOnAccount: async (name, request, email, { each, address, onReached }) => {
        const takeOwn = async (kind: string, who: string) =>
          take(`${name}.${kind}`, who, each).catch(async (error: unknown) => {
            if (error instanceof ApiProblem) await onReached?.()
            throw error
          })
        const device = await devices.idOf(request, email)
        if (device !== undefined) {
          await takeOwn('device', device)
          return async () => {}
        }
        const succeeded = await takeFailure(`${name}.address`, request.ip, address)
        await takeOwn('email', email)
        return succeeded
      },
    })

    app.addHook('onRoute', (route) => {
      const methods = [route.method].flat()
      const name = `${methods.join(',')} ${route.url}`
      const limit = route.config?.limit
      if (!limit && methods.some((method) => !READS.includes(method))) throw new Error(`${name} declares no limit`)
      if (!limit) return
      const take = ({ caller, ip }: FastifyRequest) => app.limits.take(name, caller ? String(caller.userId) : ip, limit)
      route.preHandler = [...[route.preHandler ?? []].flat(), take]
    })
  },
  { name: 'limits', decorators: { fastify: ['db', 'config'] }, dependencies: ['policies'] },
)

/** IPv6 addresses count by their /64, because one household or server has a whole /64. */
function networkOf(who: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(who)?.[1]
  if (mapped) return mapped
  if (!isIPv6(who)) return who
  const [head = '', tail] = who.split('%')[0]?.toLowerCase().split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** How many attempts the window has with this one, and in how many seconds it ends. */
async function countAttempt(db: Queryable, key: string, seconds: number) {
  const [counted] = await db.rows<{ count: number; endsIn: number }>(COUNT, { key, seconds })
  if (!counted) throw new Error('An attempt was not counted')
  return counted
}
