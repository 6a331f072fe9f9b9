import type { GiftTemplate } from '@kinora/contracts'

/** The designs whose captions have a look of their own. */
const DESIGNS = ['sunrise', 'leaves', 'quiet-corner', 'tea-by-the-window', 'hands', 'winter'] as const
export type Design = (typeof DESIGNS)[number] | 'other'

/** Of a template that is newer than this release, the look that fits any picture. */
export const designOf = ({ key }: Pick<GiftTemplate, 'key'>): Design =>
  DESIGNS.find((design) => design === key) ?? 'other'
