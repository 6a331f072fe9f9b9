import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider'
import { ORIGIN } from '../startApp.ts'

export type Person = { sub: string; email?: string; email_verified?: boolean }
type Answer = { path: string; status: number; body: unknown }
type Client = { clientId: string; clientSecret: string }

const PATH_OF_LOGIN = '/login'
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A local OpenID provider (oidc-provider), at which every browser is signed in as `person` and consents at once. */
export async function openOpenidServer({ clientId, clientSecret }: Client, origin = ORIGIN) {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state = {
    issuer,
    person: { sub: 'nobody' } as Person,
    /** Simulates a faulty provider: may change any of its answers. */
    spoil: (_answer: Answer) => {},
    /** Signs in at the provider. Returns the URL to which the provider redirects the browser. */
    visit: (address: string) => visit(address, issuer),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }

  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${origin}/api/auth/callback/google`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false, // like Google: the ID token has all claims
    findAccount: (_context, accountId) => ({ accountId, claims: () => state.person }),
    interactions: { policy, url: () => PATH_OF_LOGIN },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: false } },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId, clientId })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  }
  const provider = new Provider(issuer, configuration)
  provider.use(async (context, next) => {
    if (context.path === PATH_OF_LOGIN) {
      const result = { login: { accountId: state.person.sub }, select_account: {} }
      context.redirect(await provider.interactionResult(context.req, context.res, result))
    } else await next()
    state.spoil(context)
  })
  server.on('request', provider.callback())
  return state
}

async function visit(address: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  while (next.startsWith(issuer)) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    next = new URL(location, issuer).href
  }
  return next
}
