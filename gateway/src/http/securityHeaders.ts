import type { FastifyInstance } from 'fastify'

/**
 * Allows `<style>` without text, to which styled-components adds its rules by script (docs/decisions/001), and no other.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The headers of pages. The content security policy is the same for every visitor and has no nonce, so pages can be
 * cached with their compressed bytes; the document's inline script is allowed by its hash. Frames may only load our own
 * documents, which contain third-party scripts.
 */
export const pageHeaders = (inlineHashes: string[], hasFrames: boolean): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${["'self'", ...inlineHashes].join(' ')}`,
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    ...(hasFrames ? ["frame-src 'self'"] : []),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types kinora 'allow-duplicates'",
    'report-uri /reports',
    'report-to reports',
  ].join('; '),
  'integrity-policy': 'blocked-destinations=(script), endpoints=(reports)',
  'reporting-endpoints': 'reports="/reports"',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), autoplay=(self), fullscreen=(self), picture-in-picture=(self), screen-wake-lock=(self)',
})

/** The headers of every response that does not set them itself: all but pages and frames need nothing. */
const everywhere = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const TWO_YEARS_S = 63_072_000

/** Also for what is sent before routing, where no hook runs: see `frameworkErrors` and `clientErrorHandler`. */
export const commonHeaders = (origin: string): Record<string, string> =>
  origin.startsWith('https:')
    ? { ...everywhere, 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` }
    : everywhere

export function addSecurityHeaders(app: FastifyInstance, origin: string): void {
  const headers = Object.entries(commonHeaders(origin))
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}
