const DECODED_AT_MOST = 5

/** An address of the product itself, absolute; its home for anything else, however that is written. */
export function safeCallbackUrl(text: unknown, origin: string): string {
  const home = `${origin}/`
  if (typeof text !== 'string') return home
  const path = text.startsWith(home) || text === origin ? text.slice(origin.length) || '/' : text
  const [beforeQuery = ''] = path.split(/[?#]/)
  if (!isPlainPath(beforeQuery) || hasControls(path)) return home
  const url = URL.parse(path, origin)
  return url?.origin === origin && isPlainPath(url.pathname) ? url.href : home
}

/** Judged as it is, and as it is for whoever decodes it once more. */
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

// Browsers drop tabs and line ends from addresses before they read them.
const hasControls = (text: string) => /\p{Cc}/u.test(text)
