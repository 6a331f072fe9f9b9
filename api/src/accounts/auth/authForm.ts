import type { FastifyReply } from 'fastify'
import { type Static, Type } from 'typebox'

/** The fields of every form under /api/auth; others are for the provider. */
export const AuthForm = Type.Object({
  csrfToken: Type.Optional(Type.String({ maxLength: 200 })),
  callbackUrl: Type.Optional(Type.String({ maxLength: 2_000 })),
  /** `true`: answer in JSON instead of redirecting. */
  json: Type.Optional(Type.String({ maxLength: 5 })),
})
export type AuthForm = Static<typeof AuthForm>

/** Clients may add parameters for the provider. */
export const AnyQuery = Type.Object({}, { additionalProperties: true })
export const ProviderParams = Type.Object({ provider: Type.String({ pattern: '^[a-z]{1,20}$' }) })

const UrlAnswer = Type.Object({ url: Type.String() })
export const formResponses = { 200: UrlAnswer, 302: Type.Null({ description: 'To the same address' }) }

/** Sends `{ url }` if the form asks for JSON, otherwise redirects to `url`. */
export function answerUrl(reply: FastifyReply, { json }: AuthForm, url: string, status: 200 | 401 = 200) {
  return json === 'true' ? reply.code(status).send({ url }) : reply.redirect(url, 302)
}
