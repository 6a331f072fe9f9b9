import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_TOPICS, EMAIL_MAX_LENGTH } from '@kinora/limits'
import { Type, type Static } from 'typebox'
import { Id, Image } from './content.ts'

/** Data of the public pages (docs/contract.md, "Content"; docs/specification.md, section 2, "Refer page"). */

/** A partner's offer. `description` is Markdown; `handBookUrl` is a PDF to download. */
export const ReferItem = Type.Object({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  image: Type.Union([Image, Type.Null()]),
  handBookUrl: Type.Union([Type.String(), Type.Null()]),
  data: Type.Object({ buttonURL: Type.String(), buttonText: Type.String() }),
})
export type ReferItem = Static<typeof ReferItem>

/**
 * A token for one submission of the contact form, valid from three seconds after it was issued until `expiresAt`, ISO
 * 8601 UTC.
 */
export const ContactToken = Type.Object({ token: Type.String(), expiresAt: Type.String({ format: 'date-time' }) })
export type ContactToken = Static<typeof ContactToken>

/**
 * `POST /api/contact`. `key` is an idempotency key. `website` is a honeypot: people do not see it, so a message
 * that has it is marked.
 */
export const ContactMessage = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200 }),
    email: Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH }),
    topic: Type.Enum([...CONTACT_TOPICS]),
    message: Type.String({ minLength: 1, maxLength: CONTACT_MESSAGE_MAX_LENGTH }),
    consent: Type.Literal(true),
    key: Type.String({ format: 'uuid' }),
    token: Type.String({ minLength: 1, maxLength: 200 }),
    website: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
)
export type ContactMessage = Static<typeof ContactMessage>
