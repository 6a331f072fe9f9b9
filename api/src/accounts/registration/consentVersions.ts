import type { ConsentKind } from '@kinora/contracts'

/** The versions of the published texts: a changed text needs a new version here. */
export const CONSENT_VERSIONS: Record<ConsentKind, string> = {
  terms: '2026-11',
  privacy: '2026-11',
  health: '2026-11',
  marketing: '2026-11',
}
