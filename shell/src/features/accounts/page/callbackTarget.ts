import { paths } from '@kinora/paths'

const MOST_DECODINGS = 5

/**
 * The path to redirect to after signing in: that of the callback URL if it is on this origin, home for any other, the
 * programs without one. Prevents open redirects; kept in step with the API's rule, which decides.
 */
export function callbackTarget(callbackUrl: string | null, origin: string): string {
  if (!callbackUrl) return paths.programs()
  const path = callbackUrl.startsWith(`${origin}/`) ? callbackUrl.slice(origin.length) : callbackUrl
  const [beforeQuery = ''] = path.split(/[?#]/)
  if (/\p{Cc}/u.test(path) || !isPlain(beforeQuery)) return paths.home()
  const url = new URL(path, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : paths.home()
}

/** Checked as it is and after each further decoding, because somebody may decode it again. */
function isPlain(path: string, decodings = 0): boolean {
  if (!/^\/(?!\/)/.test(path) || /[\\\p{Cc}]/u.test(path) || decodings > MOST_DECODINGS) return false
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path || isPlain(decoded, decodings + 1)
  } catch {
    return false
  }
}
