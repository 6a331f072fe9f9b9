import { type Static, Type } from 'typebox'
import { orNull } from '../orNull.ts'

/** Passkeys, the app that shows codes, and recovery codes (docs/contract.md, "Second factor"). */

const only = { additionalProperties: false }
const moment = Type.String({ format: 'date-time' })

/**
 * JSON as WebAuthn defines it: what a browser is asked for (`PublicKeyCredentialRequestOptionsJSON`,
 * `PublicKeyCredentialCreationOptionsJSON`), and what it answers.
 */
export const OfWebAuthn = Type.Object({}, { additionalProperties: true })

export const Factors = Type.Object({
  /** Named as the browser that made them; null where it names nothing. */
  passkeys: Type.Array(
    Type.Object({
      id: Type.Integer(),
      browser: orNull(Type.String()),
      system: orNull(Type.String()),
      createdAt: moment,
      lastUsedAt: orNull(moment),
    }),
  ),
  app: orNull(Type.Object({ createdAt: moment, lastUsedAt: orNull(moment) })),
  /** Recovery codes that have not been used. */
  codesLeft: Type.Integer(),
  /** Whether the caller has to have a second factor to see members. */
  isNeeded: Type.Boolean(),
  /** Whether this session has shown two factors. */
  isShown: Type.Boolean(),
})
export type Factors = Static<typeof Factors>

/** With the first factor come recovery codes, which are shown this once. */
export const AddedFactor = Type.Object({ recoveryCodes: orNull(Type.Array(Type.String())) })
export type AddedFactor = Static<typeof AddedFactor>

export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })

export const NewPasskey = Type.Object({ credential: OfWebAuthn }, only)

/** A secret for an app, which is kept once the app has shown a right code. `url` is what the app scans. */
export const AppSetup = Type.Object({ secret: Type.String(), url: Type.String(), setup: Type.String() })
export type AppSetup = Static<typeof AppSetup>

export const NewApp = Type.Object(
  { setup: Type.String({ maxLength: 200 }), code: Type.String({ minLength: 1, maxLength: 20 }) },
  only,
)

/** With what a sign-in that has shown one factor can go on; null where none waits in this browser. */
export const PendingFactor = Type.Object({ hasApp: Type.Boolean(), hasPasskey: Type.Boolean() })
export type PendingFactor = Static<typeof PendingFactor>

/** For an operator: what of it somebody has. */
export const UserFactors = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  passkeys: Type.Integer(),
  hasApp: Type.Boolean(),
  codesLeft: Type.Integer(),
})
export type UserFactors = Static<typeof UserFactors>
