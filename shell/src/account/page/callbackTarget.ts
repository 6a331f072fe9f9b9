import { paths } from '@kinora/paths'

const MOST_DECODINGS = 5

/**
 * Where somebody goes after signing in: the address of the query where it is the product's own, home for any other,
 * the programs where there is none. The twin of the API's rule (contract, "Authentication").
 */
export function callbackTarget(callbackUrl: string | null, origin: string): string {
  if (!callbackUrl) return paths.programs()
  const path = callbackUrl.startsWith(`${origin}/`) ? callbackUrl.slice(origin.length) : callbackUrl
  const [beforeQuery = ''] = path.split(/[?#]/)
  if (/\p{Cc}/u.test(path) || !isPlain(beforeQuery)) return paths.home()
  const url = URL.parse(path, origin)
  return url?.origin === origin ? url.pathname + url.search + url.hash : paths.home()
}

/** Judged as it is, and as it is for whoever decodes it once more. */
function isPlain(path: string, decodings = 0): boolean {
  if (!/^\/(?!\/)/.test(path) || /[\\\p{Cc}]/u.test(path) || decodings > MOST_DECODINGS) return false
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path || isPlain(decoded, decodings + 1)
  } catch {
    return false
  }
}
