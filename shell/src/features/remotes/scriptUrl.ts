type Policy = { createScriptURL: (url: string) => unknown }
type TrustedTypes = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy }

/** Returns the URL of a release's file on this origin. @throws TypeError for any other URL. */
function ownRelease(url: string): string {
  const { origin, pathname } = new URL(url, location.href)
  if (origin !== location.origin || !pathname.startsWith('/releases/')) throw new TypeError(`Not a release: ${url}`)
  return url
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy: Policy = trustedTypes?.createPolicy('kinora', { createScriptURL: ownRelease }) ?? {
  createScriptURL: ownRelease,
}

/** A URL that the Trusted Types policy lets into `script.src`. */
export const scriptUrl = (url: string) => policy.createScriptURL(url) as string
