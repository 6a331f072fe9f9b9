import type { Container } from './isolation/readOnlyShareScope.ts'

type Policy = { createScriptURL: (url: string) => unknown }
type Rules = { createScriptURL: (url: string) => string }

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => Policy }
}

/** A Trusted Types policy for the URLs of scripts; where a browser has none, its rules alone. */
export const scriptPolicy = (rules: Rules): Policy => trustedTypes?.createPolicy('kinora', rules) ?? rules

const ownReleases = scriptPolicy({ createScriptURL: ownRelease })

/** A remote's script: its absolute URL, its hash, and the name under which the container stands on `globalThis`. */
export type ContainerScript = { remote: string; url: string; integrity: string; global: string }

/**
 * A remote's container: from the script that the page brought, or a new one with its hash.
 * @throws Error when the script does not load, or defines no such container
 */
export async function loadContainer(
  { url, integrity, global }: Omit<ContainerScript, 'remote'>,
  policy: Policy = ownReleases,
): Promise<Container> {
  await settled(scriptOnPage(url) ?? addScript(policy.createScriptURL(url) as string, integrity))
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
  script.src = url
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
