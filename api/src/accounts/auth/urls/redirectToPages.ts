import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Locale } from '@kinora/limits'
import { localePath, paths, splitLocale } from '@kinora/paths'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { safeCallbackUrl } from './safeCallbackUrl.ts'

/** Error codes that the sign-in page shows: those for which next-auth 4 does so (`core/index.js`), and our own. */
const AT_SIGN_IN = new Set([
  'Signin',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'EmailCreateAccount',
  'Callback',
  'OAuthAccountNotLinked',
  'EmailSignin',
  'CredentialsSignin',
  'PasskeySignin',
  'SessionRequired',
  'auth.csrf',
  'auth.factorOver',
  'auth.tooManyAttempts',
  'auth.busy',
])
const CODE = /^[\w.]{1,60}$/

const querystring = Type.Object(
  {
    callbackUrl: Type.Optional(Type.String({ maxLength: 2_000 })),
    error: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: true },
)

type Query = { callbackUrl?: string; error?: string }

/** Redirects to the pages of mfe-account, in the caller's language. */
export const redirectToPages: FastifyPluginAsyncTypebox = async (app) => {
  const { origin } = app.config
  const config = { policy: { who: 'public' } } as const
  const response = { 302: Type.Null({ description: 'To the page' }) }

  const signIn = { summary: 'Redirects to the page for signing in', querystring, response }
  app.get('/signin', { schema: signIn, config }, async (request, reply) =>
    reply.redirect(signInPage(request, request.query), 302),
  )

  const error = { summary: 'Redirects to the page that explains an error', querystring, response }
  app.get('/error', { schema: error, config }, async (request, reply) => {
    const { query } = request
    if (query.error && AT_SIGN_IN.has(query.error)) return reply.redirect(signInPage(request, query), 302)
    return reply.redirect(origin + localePath(localeOf(request, query), paths.authError({ error: codeOf(query) })), 302)
  })

  function signInPage(request: FastifyRequest, query: Query) {
    const callbackUrl = query.callbackUrl && callbackOf(request, query).slice(origin.length)
    return origin + localePath(localeOf(request, query), paths.signIn({ error: codeOf(query), callbackUrl }))
  }

  const callbackOf = ({ headers: { referer } }: FastifyRequest, { callbackUrl }: Query) =>
    safeCallbackUrl(callbackUrl, origin, referer)

  /** The locale of `callbackUrl`, otherwise of the referring page. */
  const localeOf = (request: FastifyRequest, query: Query): Locale =>
    splitLocale(new URL(callbackOf(request, query)).pathname).locale
}

const codeOf = ({ error }: Query) => (error === undefined || CODE.test(error) ? error : 'Default')
