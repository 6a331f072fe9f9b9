import type { PageState } from '@kinora/contracts'
import type { DataRouter } from 'react-router-dom'
import type { Page } from '../page.tsx'
import type { RemoteLoader } from '../features/remotes/remoteLoader.ts'
import { ownShellVersion, shellVersion } from '../features/remotes/shellVersion.ts'
import { refresh } from './refreshRuntime.ts'

const ASK_EVERY_MS = 700

/**
 * Hot reload, in development only (`npm start -- --dev`): when another release manifest goes live, newer remotes
 * replace their components in place, keeping their state, and the loaders run again. A newer shell or any failure
 * reloads the page.
 */
export function followLiveManifest({ remotes, manifest }: Page, loader: RemoteLoader, router: DataRouter): void {
  const shell = ownShellVersion()
  let current = { manifest, remotes }

  const follow = async () => {
    const ready = await fetch('/ready', { cache: 'no-store' })
    const live = ready.ok ? ((await ready.json()) as { manifest: string }).manifest : current.manifest
    if (live === current.manifest) return
    const html = await (await fetch(location.href, { cache: 'no-store' })).text()
    if (shellVersion(html) !== shell) return location.reload()

    const page = pageOf(html)
    const changed = page.remotes.filter(
      ({ name, version }) => current.remotes.find((remote) => remote.name === name)?.version !== version,
    )
    await Promise.all(changed.map((remote) => loader.replace(remote)))
    await router.revalidate()
    refresh()
    current = page
  }

  const again = () =>
    setTimeout(
      () =>
        void follow()
          .catch(() => location.reload())
          .finally(again),
      ASK_EVERY_MS,
    )
  again()
}

function pageOf(html: string): PageState {
  const text = /id="kinora-page">([^<]*)</.exec(html)?.[1]
  if (!text) throw new Error('The page carries no state')
  return JSON.parse(text) as PageState
}
