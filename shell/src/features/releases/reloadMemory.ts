import { isYoung, markNow } from '@kinora/i18n'

const KEY = 'kinora.reload'
/** For so long a tab does not reload by itself again: another gateway or a cache may still name the version it left. */
const PAUSE_MS = 5 * 60_000

type Reload = { version: 1; manifest: string; at: number; told: boolean }

/** Remembers that this tab leaves a manifest. False where it must not: it did a moment ago, or nothing can be stored. */
export function rememberReload(manifest: string): boolean {
  if (lastReload()) return false
  return keep({ version: 1, manifest, at: markNow(), told: false })
}

/** Whether this page is the first after the tab has left another manifest by itself. */
export function hasJustReloaded(manifest: string): boolean {
  const last = lastReload()
  if (!last || last.told || last.manifest === manifest) return false
  keep({ ...last, told: true })
  return true
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
