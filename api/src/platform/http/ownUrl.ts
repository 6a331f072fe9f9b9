const DECODED_AT_MOST = 5

/** The absolute address of a page of the product, from its path or address; undefined for any other text. */
export function ownUrl(text: unknown, origin: string): string | undefined {
  if (typeof text !== 'string') return undefined
  const path = text.startsWith(`${origin}/`) || text === origin ? text.slice(origin.length) || '/' : text
  const [beforeQuery = ''] = path.split(/[?#]/)
  if (!isPlainPath(beforeQuery) || hasControls(path)) return undefined
  const url = URL.parse(path, origin)
  return url?.origin === origin && isPlainPath(url.pathname) ? url.href : undefined
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
