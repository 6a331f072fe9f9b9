import type { ConsentKind } from '@kinora/contracts'

/** Of the texts that stand on the site now: whoever changes a text gives it a new version here. */
export const CONSENT_VERSIONS: Record<ConsentKind, string> = {
  terms: '2026-11',
  privacy: '2026-11',
  health: '2026-11',
  marketing: '2026-11',
}
