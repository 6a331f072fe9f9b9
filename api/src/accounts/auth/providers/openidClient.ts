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

/** State and nonce, which must come back with the browser, and PKCE's code verifier, which stays secret (RFC 7636). */
export type Checks = { state: string; nonce: string; codeVerifier: string }

/** Two tries fit into the ten seconds that a browser waits. */
const TIMEOUT_S = 4

/** The authorization parameters that clients may set (OpenID Connect Core 1.0, section 3.1.2.1). */
const ASKED_BY_CLIENTS = ['prompt', 'login_hint', 'ui_locales', 'display']

/**
 * The authorization code flow of OpenID Connect, with PKCE, state and nonce (RFC 9700). `returnAddress` is the redirect
 * URI. `addressFor` and `claimsOf` reject with openid-client's errors, also while the provider cannot be reached.
 */
export function openidClient(settings: OpenidSettings, returnAddress: string) {
  const configuration = discoverOnce(settings)
  return {
    makeChecks: (): Checks => ({ state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }),

    /** The authorization URL. */
    addressFor: async ({ state, nonce, codeVerifier }: Checks, query: Record<string, unknown>): Promise<string> => {
      const clientParams = Object.entries(query).filter(
        (entry): entry is [string, string] => ASKED_BY_CLIENTS.includes(entry[0]) && typeof entry[1] === 'string',
      )
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnAddress,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // On a shared computer, the last person's account must not open by itself.
        prompt: 'select_account',
        ...Object.fromEntries(clientParams),
      }).href
    },

    /** The claims of the ID token, for the query with which the browser came back (`?code=…`). */
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
 * The provider's metadata (OpenID Connect Discovery 1.0): fetched on first use, so that the server starts without the
 * provider, retried once, and cached unless it failed. Signatures of ID tokens are verified although TLS authenticates
 * their source. The config accepts `http:` only for an issuer on this machine.
 */
function discoverOnce({ issuer, clientId, clientSecret }: OpenidSettings): () => Promise<Configuration> {
  const server = new URL(issuer)
  const execute = [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])]
  const discover = () => discovery(server, clientId, clientSecret, undefined, { timeout: TIMEOUT_S, execute })

  let configuration: Promise<Configuration> | undefined
  return () =>
    (configuration ??= discover()
      .catch(discover)
      .catch((error: unknown) => {
        configuration = undefined
        throw error
      }))
}
