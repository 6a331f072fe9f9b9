import type { ThirdParty } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { escapeHtml } from '../http/escape.ts'
import { FRAME_SCRIPT, FRAME_SCRIPT_HASH } from './frameScript.ts'

/** The document in which a third party's scripts run; null if it has none for this locale. */
export function frameDocument({ name, scripts }: ThirdParty, locale: Locale): string | null {
  const elements = scripts[locale]?.map(({ src, integrity }) => {
    const checked = integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : ''
    return `<script src="${escapeHtml(src)}"${checked}></script>`
  })
  return elements
    ? `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(name)}</title>
<script>${FRAME_SCRIPT}</script>
</head>
<body>
${elements.join('\n')}
</body>
</html>
`
    : null
}

/**
 * An opaque origin, no referrer, and only the configured sources: the third party has no access to the page, its
 * cookies or its address, and the page's own policy stays strict.
 */
export function frameHeaders({ scripts, sources }: ThirdParty): Record<string, string> {
  const { 'script-src': moreScripts = [], ...others } = sources ?? {}
  const scriptSources = Object.values(scripts)
    .flat()
    .map(({ src }) => (src.startsWith('/') ? "'self'" : src.replace(/[?#].*$/, '')))
  const policy = {
    'default-src': ["'none'"],
    'script-src': [...new Set([FRAME_SCRIPT_HASH, ...scriptSources, ...moreScripts])],
    ...others,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, values]) => [directive, ...values].join(' '))
      .join('; '),
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-cache',
  }
}
