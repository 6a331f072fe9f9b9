import { withQuery } from '@kinora/paths'

type Query = Record<string, string | undefined>

/** Absolute URLs under /api/auth, for redirects and answers. */
export function authUrls(origin: string) {
  const base = `${origin}/api/auth`
  const at = (path: string, query: Query) => withQuery(`${base}/${path}`, query)
  return {
    signIn: (query: { callbackUrl?: string; csrf?: string; error?: string }) => at('signin', query),
    /** Clients read `error` from it. */
    error: (query: { error: string; provider?: string; callbackUrl?: string }) => at('error', query),
    start: (provider: string) => at(`signin/${provider}`, {}),
    callback: (provider: string) => at(`callback/${provider}`, {}),
  }
}
