import { DESCRIPTION_MAX_LENGTH } from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { ConsentKind, Gender, PersonFields, SpecialistName, UserData } from './identity/account.ts'
import { LocaleCode } from './content.ts'
import { orNull } from './orNull.ts'
import { OfficeHours } from './team.ts'

/**
 * The profile of an account, and what its owner may change (docs/contract.md, "Member"; docs/specification.md, section
 * 5).
 */

const Day = Type.String({ format: 'date' })

/** The latest decision on a kind of consent. `version` is the text's version; `createdAt` is ISO 8601 UTC. */
export const Consent = Type.Object({
  kind: ConsentKind,
  version: Type.String(),
  isGiven: Type.Boolean(),
  createdAt: Type.String({ format: 'date-time' }),
})
export type Consent = Static<typeof Consent>

/** `GET /api/user/me`: the session's user data, and what else the profile's forms need. */
export const Profile = Type.Interface([UserData], {
  gender: orNull(Gender),
  age: orNull(Type.Integer()),
  specialistName: orNull(Type.String()),
  /** How a specialist is described to members. */
  description: orNull(Type.String()),
  /** For specialists: when they usually answer, and the last day of an absence. */
  officeHours: OfficeHours,
  awayUntil: orNull(Day),
  /** False for an account that only signs in with another provider. */
  hasPassword: Type.Boolean(),
  consents: Type.Array(Consent),
})
export type Profile = Static<typeof Profile>

/**
 * `PUT /api/users/{id}`: replaces the whole profile, so the call is idempotent; optional fields that are left out
 * become empty, but `locale`, the language of mails, stays as it is. `specialistName` is for members; `description`, `officeHours` and `awayUntil` are for specialists.
 */
export const ProfileChange = Type.Object(
  {
    ...PersonFields,
    locale: Type.Optional(LocaleCode),
    specialistName: Type.Optional(SpecialistName),
    description: Type.Optional(Type.String({ maxLength: DESCRIPTION_MAX_LENGTH })),
    officeHours: Type.Optional(OfficeHours),
    awayUntil: Type.Optional(orNull(Day)),
  },
  { additionalProperties: false },
)
export type ProfileChange = Static<typeof ProfileChange>
