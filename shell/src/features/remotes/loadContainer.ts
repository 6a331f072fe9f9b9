import type { Container } from './readOnlyShareScope.ts'

type Policy = { createScriptURL: (url: string) => unknown }
type TrustedTypes = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy }

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy: Policy = trustedTypes?.createPolicy('kinora', { createScriptURL: ownRelease }) ?? {
  createScriptURL: ownRelease,
}

type Script = { url: string; integrity: string; global: string }

/**
 * A remote's container: from the script that the page brought, or a new one with its hash.
 * @param script with an absolute URL, and the name under which the container stands on `globalThis`
 * @throws Error when the script does not load, or defines no such container
 */
export async function loadContainer({ url, integrity, global }: Script): Promise<Container> {
  await settled(scriptOnPage(url) ?? addScript(url, integrity))
  const container = (globalThis as unknown as Record<string, Container | undefined>)[global]
  if (!container) throw new Error(`${url} defines no container`)
  return container
}

/** The document removes scripts that failed, so one that is found has loaded or is still loading. */
const scriptOnPage = (url: string) => [...document.scripts].find((script) => script.src === url)

function addScript(url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.integrity = integrity
  script.src = scriptUrl(url)
  document.head.append(script)
  return script
}

/** The document marks a script that has loaded (`document.html`). */
function settled(script: HTMLScriptElement): Promise<void> {
  if (script.dataset['loaded'] !== undefined) return Promise.resolve()
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(), { once: true })
    script.addEventListener('error', () => reject(new Error(`${script.src} did not load`)), { once: true })
  })
}

/** Returns the URL of a release's file on this origin. @throws TypeError for any other URL. */
function ownRelease(url: string): string {
  const { origin, pathname } = new URL(url, location.href)
  if (origin !== location.origin || !pathname.startsWith('/releases/')) throw new TypeError(`Not a release: ${url}`)
  return url
}

/** A URL that the Trusted Types policy lets into `script.src`. */
const scriptUrl = (url: string) => policy.createScriptURL(url) as string
