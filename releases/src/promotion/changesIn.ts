import type { ReleaseManifest } from '@kinora/contracts'

/** The versions that a manifest changed: `mfe-catalog 0.1.0-1 → 0.1.0-2`. */
export const changesIn = ({ change }: Pick<ReleaseManifest, 'change'>): string =>
  Object.entries(change?.versions ?? {})
    .map(([name, { from, to }]) => `${name} ${from ?? 'new'} → ${to ?? 'gone'}`)
    .join(', ')
