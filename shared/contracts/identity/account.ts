import {
  AGE_MAX_YEARS,
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  REFERRAL_TOKEN_MAX_LENGTH,
} from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { orNull } from '../orNull.ts'
import { OfWebAuthn } from './factors.ts'
import { LocaleCode } from '../content.ts'

/**
 * Accounts and sessions on the wire (docs/contract.md, "Authentication" and "Member"; docs/specification.md, section
 * 3).
 */

/** On the wire a member is a `patient`. */
export const RoleName = Type.Union([Type.Literal('patient'), Type.Literal('specialist')])
export type RoleName = Static<typeof RoleName>

export const Gender = Type.Union([Type.Literal('male'), Type.Literal('female'), Type.Literal('undeclared')])
export type Gender = Static<typeof Gender>

export const ProfessionalTitle = Type.Union([
  Type.Literal('medicalDoctor'),
  Type.Literal('physiotherapist'),
  Type.Literal('trainer'),
])
export type ProfessionalTitle = Static<typeof ProfessionalTitle>

/** `terms`, `privacy` and `health` are required for an account; `marketing` is optional. */
export const ConsentKind = Type.Union([
  Type.Literal('terms'),
  Type.Literal('privacy'),
  Type.Literal('health'),
  Type.Literal('marketing'),
])
export type ConsentKind = Static<typeof ConsentKind>

const line = (minLength = 1) => Type.String({ minLength, maxLength: 200 })

export const Address = Type.Object(
  {
    city: line(),
    streetAddress: line(),
    streetAddress2: Type.Optional(line(0)),
    postCode: Type.String({ minLength: 1, maxLength: 20 }),
  },
  { additionalProperties: false },
)
export type Address = Static<typeof Address>

/** The user of a session (`userData`). `country` is ISO 3166-1 alpha-2; `createdAt` ISO 8601 UTC. */
export const UserData = Type.Object({
  id: Type.Integer(),
  role: Type.Object({ name: RoleName }),
  isSpecialist: Type.Boolean(),
  firstName: Type.String(),
  lastName: Type.String(),
  avatarURL: Type.Union([Type.String(), Type.Null()]),
  email: Type.String(),
  emailVerified: Type.Boolean(),
  phoneNumber: Type.Union([Type.String(), Type.Null()]),
  country: Type.Union([Type.String(), Type.Null()]),
  stripeLocale: LocaleCode,
  createdAt: Type.String({ format: 'date-time' }),
  data: Type.Union([Address, Type.Null()]),
  professionalTitle: Type.Optional(ProfessionalTitle),
  /** Of specialists, for the form of their title. */
  gender: Type.Optional(orNull(Gender)),
  registrationNumber: Type.Optional(Type.String()),
})
export type UserData = Static<typeof UserData>

/** `GET /api/auth/session` for a signed-in user; everybody else gets `{}`. */
export const ActiveSession = Type.Object({
  user: Type.Object({ name: Type.String(), email: Type.String(), image: Type.Union([Type.String(), Type.Null()]) }),
  /** When an unused session expires, ISO 8601 UTC. */
  expires: Type.String({ format: 'date-time' }),
  /** Access token for the bearer header, valid for 15 minutes. */
  jwt: Type.String(),
  id: Type.Integer(),
  hasActiveSubscription: Type.Boolean(),
  /** A code of section 8: the client then signs out without a redirect. */
  error: Type.Optional(Type.String()),
  userData: UserData,
  /** Null without a subscription; `expiryDate` is in unix seconds. */
  subscription: Type.Union([
    Type.Object({
      subscription: Type.Object({ name: Type.String() }),
      isActive: Type.Boolean(),
      expiryDate: Type.Integer(),
    }),
    Type.Null(),
  ]),
})
export type ActiveSession = Static<typeof ActiveSession>

/** A device on which somebody is signed in, as the browser names itself; null where it does not. */
export const OpenSession = Type.Object({
  id: Type.Integer(),
  browser: orNull(Type.String()),
  system: orNull(Type.String()),
  /** The internet address of its last use. */
  address: Type.String(),
  createdAt: Type.String({ format: 'date-time' }),
  /** To ten minutes. */
  lastUsedAt: Type.String({ format: 'date-time' }),
  /** Whether it is the one that asks. */
  isCurrent: Type.Boolean(),
})
export type OpenSession = Static<typeof OpenSession>

/** For an operator: whose sessions, and which. */
export const UserSessions = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  sessions: Type.Array(
    Type.Object({
      id: Type.Integer(),
      userAgent: Type.String(),
      address: Type.String(),
      createdAt: Type.String({ format: 'date-time' }),
      lastUsedAt: Type.String({ format: 'date-time' }),
    }),
  ),
})
export type UserSessions = Static<typeof UserSessions>

/** `GET /api/auth/providers`: by id. */
export const Provider = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: Type.Union([Type.Literal('credentials'), Type.Literal('email'), Type.Literal('oauth')]),
  signinUrl: Type.String(),
  callbackUrl: Type.String(),
})
export type Provider = Static<typeof Provider>

const email = Type.String({ minLength: 3, maxLength: EMAIL_MAX_LENGTH })
const password = Type.String({ minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH })
/** The API compares the two: a confirmation that is too short is not the same. */
const newPassword = {
  password,
  passwordConfirmation: Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }),
}
const MailedCode = Type.String({ minLength: 1, maxLength: 100 })
const only = { additionalProperties: false }
export const ForgottenPassword = Type.Object(
  { email: Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH }) },
  only,
)
export const PasswordReset = Type.Object({ code: MailedCode, ...newPassword }, only)
export const PasswordChange = Type.Object(
  { currentPassword: Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }), ...newPassword },
  only,
)
/** Whoever is signed in proves again who they are: by the password, a code of their app or a recovery code, or a passkey. */
export const Proof = Type.Union([
  Type.Object({ password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }) }, only),
  Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }, only),
  Type.Object({ credential: OfWebAuthn }, only),
])
export type Proof = Static<typeof Proof>
export const NewEmail = Type.Object({ email }, only)
export const NewEmailCode = Type.Object({ code: MailedCode }, only)
export const EmailVerification = Type.Object({ code: MailedCode }, only)
/** With the password, if there is one, a code is mailed; with the code the account is deleted. */
export const AccountDeletion = Type.Union([
  Type.Object({ code: MailedCode }, only),
  Type.Object({ password: Type.Optional(Type.String({ maxLength: PASSWORD_MAX_LENGTH })) }, only),
])
const Agreed = Type.Literal(true)

/** Personal data, at registration and in the profile. */
export const PersonFields = {
  firstName: line(),
  lastName: line(),
  gender: Gender,
  age: Type.Integer({ minimum: 1, maximum: AGE_MAX_YEARS }),
  /** ISO 3166-1 alpha-2. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** Four digits at least, as on Tristan da Cunha: the country's own rule decides. */
  phoneNumber: Type.String({ minLength: 1, maxLength: 30 }),
  address: Address,
}

/** A specialist's name as a member typed it: text, not a relation. */
export const SpecialistName = line(0)

/** The page to go on to: one of the product. Any other is ignored. */
const CallbackUrl = Type.String({ maxLength: 2_000 })
export const NewVerificationMail = Type.Object({ callbackUrl: Type.Optional(CallbackUrl) }, only)

/** The fields of every registration. */
export const RegistrationFields = {
  email,
  password,
  passwordConfirmation: password,
  ...PersonFields,
  consents: Type.Object(
    { terms: Agreed, privacy: Agreed, health: Agreed, marketing: Type.Boolean() },
    { additionalProperties: false },
  ),
  rewardfulToken: Type.Optional(Type.String({ maxLength: REFERRAL_TOKEN_MAX_LENGTH })),
  callbackUrl: Type.Optional(CallbackUrl),
}

/**
 * `POST /api/auth/local/register`. Specialists give title and registration number; members may give a specialist's
 * name.
 */
export const Registration = Type.Union([
  Type.Object(
    { role: Type.Literal('patient'), ...RegistrationFields, specialistName: Type.Optional(SpecialistName) },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      role: Type.Literal('specialist'),
      ...RegistrationFields,
      professionalTitle: ProfessionalTitle,
      registrationNumber: line(),
    },
    { additionalProperties: false },
  ),
])
export type Registration = Static<typeof Registration>
