import { DESCRIPTION_MAX_LENGTH } from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { ConsentKind, Gender, PersonFields, SpecialistName, UserData } from './account.ts'

/**
 * What an account holds of its person, and what they may change of it (docs/contract.md, "Member";
 * docs/specification.md, section 5).
 */

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

/** The newest word on a kind of consent. `version` is of the text; `createdAt` ISO 8601 UTC. */
export const Consent = Type.Object({
  kind: ConsentKind,
  version: Type.String(),
  isGiven: Type.Boolean(),
  createdAt: Type.String({ format: 'date-time' }),
})
export type Consent = Static<typeof Consent>

/** `GET /api/user/me`: what the session tells, and what the forms of the profile need besides. */
export const Profile = Type.Interface([UserData], {
  gender: orNull(Gender),
  age: orNull(Type.Integer()),
  specialistName: orNull(Type.String()),
  /** How a specialist is described to members. */
  description: orNull(Type.String()),
  /** False for who signs in with another provider alone. */
  hasPassword: Type.Boolean(),
  consents: Type.Array(Consent),
})
export type Profile = Static<typeof Profile>

/**
 * `PUT /api/users/{id}`: the profile whole, so that the same call twice is the same profile; what is left out of the
 * optional fields is empty. `specialistName` is a member's, `description` a specialist's.
 */
export const ProfileChange = Type.Object(
  {
    ...PersonFields,
    specialistName: Type.Optional(SpecialistName),
    description: Type.Optional(Type.String({ maxLength: DESCRIPTION_MAX_LENGTH })),
  },
  { additionalProperties: false },
)
export type ProfileChange = Static<typeof ProfileChange>
