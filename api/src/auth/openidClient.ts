import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'

export type OpenidSettings = { issuer: string; clientId: string; clientSecret: string }

/** What the browser that began must bring back, and what only we know: PKCE's verifier (RFC 7636). */
export type Checks = { state: string; nonce: string; codeVerifier: string }

/** Two tries fit into the ten seconds that a browser waits. */
const TIMEOUT_S = 4

/** What clients may ask of the provider (OpenID Connect Core 1.0, section 3.1.2.1); everything else is ours to say. */
const ASKED_BY_CLIENTS = ['prompt', 'login_hint', 'ui_locales', 'display']

/**
 * The code flow at an OpenID provider, with PKCE, state and nonce (RFC 9700). The browser comes back to
 * `returnAddress`. Both ways reject with openid-client's errors, also while the provider cannot be reached.
 */
export function openidClient(settings: OpenidSettings, returnAddress: string) {
  const configuration = discoverOnce(settings)
  return {
    makeChecks: (): Checks => ({ state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }),

    /** The provider's page. */
    addressFor: async ({ state, nonce, codeVerifier }: Checks, query: Record<string, unknown>): Promise<string> => {
      const asked = Object.entries(query).filter(
        (entry): entry is [string, string] => ASKED_BY_CLIENTS.includes(entry[0]) && typeof entry[1] === 'string',
      )
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnAddress,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // On a machine that many use, the last person's account must not open by itself.
        prompt: 'select_account',
        ...Object.fromEntries(asked),
      }).href
    },

    /** Who came back with this query (`?code=…`), in the provider's words. */
    claimsOf: async ({ state, nonce, codeVerifier }: Checks, search: string): Promise<IDToken> => {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
      const tokens = await authorizationCodeGrant(await configuration(), new URL(returnAddress + search), checks)
      const claims = tokens.claims()
      if (!claims) throw new Error('There was no ID token')
      return claims
    },
  }
}

/**
 * The provider as it describes itself (OpenID Connect Discovery 1.0): asked for when it is first needed, so that a
 * start needs nobody else, and asked anew while no answer came. Signatures of ID tokens are verified although TLS
 * vouches for them already. The config takes `http:` for an issuer of this machine alone.
 */
function discoverOnce({ issuer, clientId, clientSecret }: OpenidSettings): () => Promise<Configuration> {
  const server = new URL(issuer)
  const execute = [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])]
  const discover = () => discovery(server, clientId, clientSecret, undefined, { timeout: TIMEOUT_S, execute })

  let known: Promise<Configuration> | undefined
  return () =>
    (known ??= discover()
      .catch(discover)
      .catch((error: unknown) => {
        known = undefined
        throw error
      }))
}
