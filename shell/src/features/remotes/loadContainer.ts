import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { scriptUrl } from './scriptUrl.ts'
import { readOnlyShareScope, type Container } from './readOnlyShareScope.ts'

/** Hashes of the containers that may run, by URL; whatever is not in here is refused. */
const integrities = new Map<string, string>()

/** @param url absolute, as the federation runtime makes it */
export const allowContainer = (url: string, integrity: string) => integrities.set(url, integrity)

/**
 * Gives the federation runtime a remote's container: from the script that the page brought, or a new one with its hash.
 * The runtime's own loader knows neither Subresource Integrity nor Trusted Types.
 */
export const loadContainer: ModuleFederationRuntimePlugin = {
  name: 'kinora-load-container',
  loadEntry: async ({ remoteInfo: { entry, entryGlobalName } }) => {
    const integrity = integrities.get(entry)
    if (!integrity) throw new Error(`No signed hash for ${entry}`)
    await settled(scriptOnPage(entry) ?? addScript(entry, integrity))
    const container = (globalThis as unknown as Record<string, Container | undefined>)[entryGlobalName]
    if (!container) throw new Error(`${entry} defines no container`)
    return readOnlyShareScope(container) as never
  },
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
