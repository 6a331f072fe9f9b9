import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { randomBytes } from 'node:crypto'
import { ownCookie, type Queryable } from '../../platform/index.ts'
import type { Caller } from '../policies/callers.ts'
import { deviceOf } from './deviceOf.ts'
import { knownDevices } from './knownDevices.ts'
import {
  deleteSessionByToken,
  deleteSessionsOf,
  insertSession,
  selectSessionByToken,
  type SessionRow,
  noteUse,
} from './sessionQueries.ts'
import { sha256 } from './sha256.ts'

/** docs/contract.md, "Decided values"; ASVS 5.0, 7.3. For specialists `SPECIALIST_IDLE_HOURS` decides. */
const DAY_S = 24 * 60 * 60
const IDLE_S = 30 * DAY_S
const MOST_S = 90 * DAY_S
/** A use is written down this long after the last one, so that reading a session is seldom a write. */
const NOTED_AFTER_S = 10 * 60
const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

export type Session = Caller & { expiresAt: Date }

export type Sessions = {
  /**
   * Signs in: sets a cookie with a new token, ends the request's current session, if any, and makes the browser a known
   * device of the account. Routes that have seen one factor alone ask `signInOrAsk` of the accounts.
   */
  start: (
    reply: FastifyReply,
    userId: number,
    tx?: Queryable,
    factor?: Caller['factor'],
  ) => Promise<{ sessionId: number }>
  /** The session of the request's cookie; undefined if there is none or it has expired. */
  current: (request: FastifyRequest) => Promise<Session | undefined>
  /**
   * The same, and prolongs it, unless nobody uses the page (`isIdle`). Where the cookie has no session any more, it is
   * cleared, with what the browser keeps of films and pages.
   */
  renew: (request: FastifyRequest, reply: FastifyReply, options?: { isIdle?: boolean }) => Promise<Session | undefined>
  /**
   * Signs out: deletes the row and the cookie, which also ends every access token of the session. Resolves to whose it
   * was, if there was one.
   */
  end: (request: FastifyRequest, reply: FastifyReply) => Promise<number | undefined>
  /** Ends all sessions of the user, optionally except one; resolves to how many. */
  endAll: (userId: number, options?: { except?: number }, tx?: Queryable) => Promise<number>
}

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions
  }
}

/** Sessions in the database. The cookie holds a random token; the database stores only its hash. */
export const sessions = fp(
  async (app) => {
    const {
      db,
      config: { origin, specialistIdleSeconds },
    } = app
    const lifetime = { idleSeconds: IDLE_S, specialistIdleSeconds, mostSeconds: MOST_S }
    const { name, options } = ownCookie(origin, 'session')
    const devices = knownDevices(app)

    const hashOf = ({ cookies }: FastifyRequest) => {
      const token = cookies[name]
      return token && TOKEN.test(token) ? sha256(token) : undefined
    }
    const setCookie = (reply: FastifyReply, token: string, maxAge: number) =>
      reply.setCookie(name, token, { ...options, maxAge: Math.floor(maxAge) })

    const select = async (request: FastifyRequest) => {
      const hash = hashOf(request)
      return hash ? selectSessionByToken(db, hash) : undefined
    }

    app.decorate('sessions', {
      start: async (reply, userId, tx: Queryable = db, factor = 'one') => {
        const replaced = hashOf(reply.request)
        if (replaced) await deleteSessionByToken(tx, replaced)
        const token = randomBytes(TOKEN_BYTES).toString('base64url')
        const row = { userId, factor, tokenHash: sha256(token), ...deviceOf(reply.request), ...lifetime }
        const { sessionId, endsInSeconds } = await insertSession(tx, row)
        setCookie(reply, token, endsInSeconds)
        await devices.remember(reply, userId, tx)
        return { sessionId }
      },

      current: async (request) => {
        const row = await select(request)
        return row && sessionOf(row)
      },

      renew: async (request, reply, { isIdle = false } = {}) => {
        const row = await select(request)
        if (!row && request.cookies[name] !== undefined)
          reply.clearCookie(name, options).header('clear-site-data', '"cache"')
        if (!row || isIdle || row.unusedSeconds < NOTED_AFTER_S) return row && sessionOf(row)
        const { sessionId, userId } = row
        const endsInSeconds = await noteUse(db, { sessionId, userId, ...deviceOf(request), ...lifetime })
        if (endsInSeconds === undefined) return undefined
        setCookie(reply, request.cookies[name] ?? '', endsInSeconds)
        return sessionOf({ ...row, endsInSeconds })
      },

      end: async (request, reply) => {
        const hash = hashOf(request)
        reply.clearCookie(name, options)
        return hash ? db.transaction((tx) => deleteSessionByToken(tx, hash)) : undefined
      },

      endAll: (userId, { except } = {}, tx: Queryable = db) => deleteSessionsOf(tx, userId, except),
    })
  },
  { name: 'sessions', decorators: { fastify: ['db', 'config'] }, dependencies: ['@fastify/cookie'] },
)

const sessionOf = ({ endsInSeconds, unusedSeconds: _unused, ...caller }: SessionRow): Session => ({
  ...caller,
  expiresAt: new Date(Date.now() + endsInSeconds * 1_000),
})
