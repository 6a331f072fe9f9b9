import fp from 'fastify-plugin'
import { errors, jwtVerify, SignJWT } from 'jose'
import { signingKeys } from './signingKeys.ts'

/** docs/contract.md, "Decided values". */
const VALID_FOR = '15 minutes'
/** The JWT type of access tokens (RFC 9068). */
const TYPE = 'at+jwt'
const ALGORITHM = 'EdDSA'

type Claims = { userId: number; sessionId: number }

export type AccessTokens = {
  sign: (claims: Claims) => Promise<string>
  /** The token's claims; undefined if it is invalid or expired. Does not check whether the session still exists. */
  verify: (token: string) => Promise<Claims | undefined>
}

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens
  }
}

/** Short-lived bearer tokens, each bound to a session (`sid`). */
export const accessTokens = fp(
  async (app) => {
    const { origin, authSecrets } = app.config
    const keys = signingKeys(app.db, authSecrets)
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
