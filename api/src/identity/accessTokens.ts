import fp from 'fastify-plugin'
import { errors, jwtVerify, SignJWT } from 'jose'
import { signingKeys } from './signingKeys.ts'

/** docs/contract.md, "Decided values". */
const VALID_FOR = '15 minutes'
/** RFC 9068: an access token, and no other kind of JWT. */
const TYPE = 'at+jwt'
const ALGORITHM = 'EdDSA'

type Claims = { userId: number; sessionId: number }

export type AccessTokens = {
  sign: (claims: Claims) => Promise<string>
  /** Whose token it is; undefined for one that is wrong or old. Whether its session still runs, the database knows. */
  verify: (token: string) => Promise<Claims | undefined>
}

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens
  }
}

/** Short-lived tokens for the bearer header, each bound to the row of a session. */
export const accessTokens = fp(
  async (app) => {
    const { origin, authSecret: secret } = app.config
    const keys = signingKeys(app.db, secret)
    const issuer = origin
    const audience = `${origin}/api`

    app.decorate('accessTokens', {
      sign: async ({ userId, sessionId }) => {
        const { kid, privateKey } = await keys.current()
        return new SignJWT({ sid: sessionId })
          .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
          .setSubject(String(userId))
          .setIssuer(issuer)
          .setAudience(audience)
          .setIssuedAt()
          .setExpirationTime(VALID_FOR)
          .sign(privateKey)
      },

      verify: async (token) => {
        try {
          const { payload } = await jwtVerify(
            token,
            async ({ kid = '' }) => {
              const key = await keys.publicKey(kid)
              if (!key) throw new errors.JWKSNoMatchingKey()
              return key
            },
            { algorithms: [ALGORITHM], typ: TYPE, issuer, audience, requiredClaims: ['sub', 'sid', 'exp', 'iat'] },
          )
          const [userId, sessionId] = [Number(payload.sub), Number(payload.sid)]
          return Number.isSafeInteger(userId) && Number.isSafeInteger(sessionId) ? { userId, sessionId } : undefined
        } catch (error) {
          if (error instanceof errors.JOSEError) return undefined
          throw error
        }
      },
    })
  },
  { name: 'accessTokens', decorators: { fastify: ['db', 'config'] } },
)
