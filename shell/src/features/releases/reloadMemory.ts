import { isYoung, markNow } from '@kinora/i18n'

const KEY = 'kinora.reload'
/** For so long a tab does not reload by itself again: another gateway or a cache may still name the version it left. */
const PAUSE_MS = 5 * 60_000

/** Why a tab leaves its manifest: a version was withdrawn, or what it needs is gone since newer releases came. */
export type Reason = 'withdrawn' | 'outdated'
type Reload = { version: 1; manifest: string; at: number; told: boolean; reason?: Reason }

/** Remembers that this tab leaves a manifest. False where it must not: it did a moment ago, or nothing can be stored. */
export function rememberReload(manifest: string, reason: Reason): boolean {
  if (lastReload()) return false
  return keep({ version: 1, manifest, at: markNow(), told: false, reason })
}

/** Why the tab has left another manifest by itself, if this page is the first since. */
export function reasonOfReload(manifest: string): Reason | undefined {
  const last = lastReload()
  if (!last || last.told || last.manifest === manifest) return undefined
  keep({ ...last, told: true })
  // Earlier shells kept no reason: they reloaded only for withdrawn versions.
  return last.reason ?? 'withdrawn'
}

function lastReload(): Reload | undefined {
  try {
    const last = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Reload | null
    return last?.version === 1 && isYoung(last.at, PAUSE_MS) ? last : undefined
  } catch {
    return undefined
  }
}

function keep(reload: Reload): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(reload))
    return true
  } catch {
    return false
  }
}
