import { EMAIL_MAX_LENGTH } from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { ProfessionalTitle } from './identity/account.ts'
import { Id } from './content.ts'
import { orNull } from './orNull.ts'

/** Specialists are verified by an operator before they see members (docs/contract.md, "Team"). */

const Instant = Type.String({ format: 'date-time' })
const only = { additionalProperties: false }
/** As the specialist is told it. */
const Reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' })

const verification = {
  state: Type.Enum(['pending', 'verified', 'refused']),
  decidedAt: orNull(Instant),
  reason: orNull(Type.String()),
  professionalTitle: orNull(ProfessionalTitle),
  registrationNumber: orNull(Type.String()),
}

/** `GET /api/specialist/me`. `decidedAt` and `reason` are those of the newest decision; `reason` only of a refusal. */
export const Verification = Type.Object(verification)
export type Verification = Static<typeof Verification>

/** A specialist, for an operator. */
export const VerifiedSpecialist = Type.Object({
  id: Id,
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  createdAt: Instant,
  ...verification,
})
export type VerifiedSpecialist = Static<typeof VerifiedSpecialist>

/** An operator's decision. `specialist` is an e-mail or an id. */
export const NewDecision = Type.Object(
  {
    data: Type.Union([
      Type.Object({ specialist: Type.String({ maxLength: EMAIL_MAX_LENGTH }), state: Type.Literal('verified') }, only),
      Type.Object(
        { specialist: Type.String({ maxLength: EMAIL_MAX_LENGTH }), state: Type.Literal('refused'), reason: Reason },
        only,
      ),
    ]),
  },
  only,
)
export type NewDecision = Static<typeof NewDecision>['data']
