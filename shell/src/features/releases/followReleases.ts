import type { LiveReleases } from '@kinora/contracts'
import type { I18n } from '@kinora/i18n'
import { addNotice, dismissNotice } from '@kinora/notices'
import { isReloadHeld } from '@kinora/router'
import { reasonOfReload, rememberReload, type Reason } from './reloadMemory.ts'
import { tabReleases } from './tabReleases.ts'
import { hasTypedText } from './typedText.ts'

const TIMEOUT_MS = 10_000

/** The mean; each wait is up to half of it longer or shorter, so that tabs opened together do not ask together. */
const ASK_EVERY_MS = 60_000

type Options = {
  manifest: string
  /** The versions that this tab runs, by name. */
  versionsInUse: () => [name: string, version: string][]
  i18n: I18n
  reload: () => void
}

/**
 * Asks what is live: when the tab becomes visible, about every minute while it is, and when the returned function is
 * called, because something did not load. When another manifest is live, the next page is loaded as a document
 * (`NextDocument.tsx`). A tab that runs a withdrawn version reloads, at the first answer at which nothing would be lost by
 * it; until then a notice offers it. So does one that was open for so long that files of its releases are gone.
 */
export function followReleases({ manifest, versionsInUse, i18n, reload }: Options): () => void {
  let offered: { reason: Reason; id: number } | undefined
  let hasFailed = false

  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    const live = await askLiveReleases()
    if (live) compare(live)
  }

  function compare({ manifest: live, withdrawn }: LiveReleases): void {
    const isWithdrawn = versionsInUse().some(([name, version]) => withdrawn[name]?.includes(version))
    Object.assign(tabReleases, { isOutdated: live !== manifest, isWithdrawn })
    // What fails while the own manifest is live is the network, and not the age of the tab.
    if (live === manifest) hasFailed = false
    if (isWithdrawn) leave('withdrawn')
    else if (hasFailed) leave('outdated')
  }

  function leave(reason: Reason): void {
    if (!isReloadHeld() && !hasTypedText() && rememberReload(manifest, reason)) return reload()
    if (offered?.reason === reason) return
    if (offered) dismissNotice(offered.id)
    const id = addNotice({
      kind: 'info',
      text: i18n.t(`shell:releases.${reason}.offer`),
      stays: true,
      action: { label: i18n.t('shell:releases.refresh'), run: reload },
    })
    offered = { reason, id }
  }

  const askAgain = () => setTimeout(() => void ask().finally(askAgain), ASK_EVERY_MS * (0.5 + Math.random()))
  askAgain()
  document.addEventListener('visibilitychange', () => void ask())
  const left = reasonOfReload(manifest)
  if (left) addNotice({ kind: 'success', text: i18n.t(`shell:releases.${left}.done`) })
  return () => {
    hasFailed = true
    void ask()
  }
}

/** What the gateway says is live; undefined when it cannot be asked. */
async function askLiveReleases(): Promise<LiveReleases | undefined> {
  try {
    const answer = await fetch(`${location.origin}/live`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.ok ? ((await answer.json()) as LiveReleases) : undefined
  } catch {
    return undefined
  }
}
