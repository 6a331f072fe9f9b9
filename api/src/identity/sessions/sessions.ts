import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { randomBytes } from 'node:crypto'
import { ownCookie, type Queryable } from '../../platform/index.ts'
import type { Caller } from '../policies/callers.ts'
import { knownDevices } from './knownDevices.ts'
import {
  deleteSessionByToken,
  deleteSessionsOf,
  insertSession,
  prolongSession,
  selectSessionByToken,
} from './sessionQueries.ts'
import { sha256 } from './sha256.ts'

/** docs/contract.md, "Decided values". */
const LASTS_S = 30 * 24 * 60 * 60
/** The expiry is prolonged at most once a day, so that reading a session is seldom a write. */
const SLIDES_AFTER_S = 24 * 60 * 60
const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

export type Session = Caller & { expiresAt: Date }

export type Sessions = {
  /**
   * Signs in: sets a cookie with a new token, ends the request's current session, if any, and makes the browser a known
   * device of the account.
   */
  start: (reply: FastifyReply, userId: number, tx?: Queryable) => Promise<{ sessionId: number }>
  /** The session of the request's cookie; undefined if there is none or it has expired. */
  current: (request: FastifyRequest) => Promise<Session | undefined>
  /**
   * The same, and prolongs it to thirty days from now, at most once a day. Where the cookie has no session any more, it
   * is cleared, with what the browser keeps of films and pages.
   */
  renew: (request: FastifyRequest, reply: FastifyReply) => Promise<Session | undefined>
  /** Signs out: deletes the row and the cookie, which also ends every access token of the session. */
  end: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Ends all sessions of the user, optionally except one. */
  endAll: (userId: number, options?: { except?: number }, tx?: Queryable) => Promise<void>
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
      config: { origin },
    } = app
    const { name, options } = ownCookie(origin, 'session')
    const devices = knownDevices(app)

    const hashOf = ({ cookies }: FastifyRequest) => {
      const token = cookies[name]
      return token && TOKEN.test(token) ? sha256(token) : undefined
    }
    const setCookie = (reply: FastifyReply, token: string) =>
      reply.setCookie(name, token, { ...options, maxAge: LASTS_S })

    const current: Sessions['current'] = async (request) => {
      const hash = hashOf(request)
      const row = hash && (await selectSessionByToken(db, hash))
      if (!row) return undefined
      const { endsInSeconds, ...caller } = row
      return { ...caller, expiresAt: afterSeconds(endsInSeconds) }
    }

    app.decorate('sessions', {
      start: async (reply, userId, tx: Queryable = db) => {
        const replaced = hashOf(reply.request)
        if (replaced) await deleteSessionByToken(tx, replaced)
        const token = randomBytes(TOKEN_BYTES).toString('base64url')
        const sessionId = await insertSession(tx, userId, sha256(token), afterSeconds(LASTS_S))
        setCookie(reply, token)
        await devices.remember(reply, userId, tx)
        return { sessionId }
      },

      current,

      renew: async (request, reply) => {
        const session = await current(request)
        if (!session && request.cookies[name] !== undefined)
          reply.clearCookie(name, options).header('clear-site-data', '"cache"')
        if (!session || session.expiresAt > afterSeconds(LASTS_S - SLIDES_AFTER_S)) return session
        await prolongSession(db, session, LASTS_S)
        setCookie(reply, request.cookies[name] ?? '')
        return { ...session, expiresAt: afterSeconds(LASTS_S) }
      },

      end: async (request, reply) => {
        const hash = hashOf(request)
        if (hash) await db.transaction((tx) => deleteSessionByToken(tx, hash))
        reply.clearCookie(name, options)
      },

      endAll: (userId, { except } = {}, tx: Queryable = db) => deleteSessionsOf(tx, userId, except),
    })
  },
  { name: 'sessions', decorators: { fastify: ['db', 'config'] }, dependencies: ['@fastify/cookie'] },
)

const afterSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000)
