const DECODED_AT_MOST = 5

/** Prevents open redirects: an absolute URL with the product's origin, or its home page for any other text. */
export function safeCallbackUrl(text: unknown, origin: string): string {
  const home = `${origin}/`
  if (typeof text !== 'string') return home
  const path = text.startsWith(home) || text === origin ? text.slice(origin.length) || '/' : text
  const [beforeQuery = ''] = path.split(/[?#]/)
  if (!isPlainPath(beforeQuery) || hasControls(path)) return home
  const url = URL.parse(path, origin)
  return url?.origin === origin && isPlainPath(url.pathname) ? url.href : home
}

/** Checks the path as it is, and after each further percent-decoding. */
function isPlainPath(path: string, decodings = 0): boolean {
  if (!/^\/(?![/\\])/.test(path) || path.includes('\\') || hasControls(path)) return false
  const decoded = decode(path)
  if (decoded === undefined || decodings > DECODED_AT_MOST) return false
  return decoded === path || isPlainPath(decoded, decodings + 1)
}

function decode(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

// Browsers remove tabs and line breaks from URLs before they parse them.
const hasControls = (text: string) => /\p{Cc}/u.test(text)
