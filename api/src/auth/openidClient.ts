import {
  allowInsecureRequests, type Configuration, discovery, enableNonRepudiationChecks,
} from 'openid-client'

export type OpenidSettings = { issuer: string; clientId: string; clientSecret: string }

/** Two tries fit into the ten seconds that a browser waits. */
const TIMEOUT_S = 4

/**
 * The provider as it describes itself (OpenID Connect Discovery 1.0): asked for when it is first needed, so that a start
 * needs nobody else, and asked anew while no answer came. Signatures of ID tokens are verified although TLS vouches for
 * them already. The config takes `http:` for an issuer of this machine alone.
 * @throws openid-client's errors when the second try fails as well.
 */
export function openidClient({ issuer, clientId, clientSecret }: OpenidSettings): () => Promise<Configuration> {
  const server = new URL(issuer)
  const execute = [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])]
  const discover = () => discovery(server, clientId, clientSecret, undefined, { timeout: TIMEOUT_S, execute })

  let known: Promise<Configuration> | undefined
  return () => known ??= discover().catch(discover).catch((error: unknown) => {
    known = undefined
    throw error
  })
}
