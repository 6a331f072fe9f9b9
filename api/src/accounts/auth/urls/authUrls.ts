type Query = Record<string, string | undefined>

/** Absolute URLs under /api/auth, for redirects and answers. */
export function authUrls(origin: string) {
  const base = `${origin}/api/auth`
  const at = (path: string, query: Query) => {
    const set = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
    return set.length === 0 ? `${base}/${path}` : `${base}/${path}?${new URLSearchParams(set)}`
  }
  return {
    signIn: (query: { callbackUrl?: string; csrf?: string; error?: string }) => at('signin', query),
    /** Clients read `error` from it. */
    error: (query: { error: string; provider?: string; callbackUrl?: string }) => at('error', query),
    start: (provider: string) => at(`signin/${provider}`, {}),
    callback: (provider: string) => at(`callback/${provider}`, {}),
  }
}
