import { greenery } from '../scenery/greenery.ts'
import { heroHeight, heroLandscape, heroWidth } from './heroLandscape.ts'
import { type HeroLight, morning, night } from './heroLights.ts'
import { heroPeople } from './heroPeople.ts'
import { wordmark } from './wordmark.ts'

/** Paints what stands on the deck in the light of the moon, so that people need no colours of their own at night. */
const moonlit =
  '<defs><filter id="hero-moonlit" color-interpolation-filters="sRGB"><feColorMatrix values="' +
  '.8 0 0 0 0 0 .77 0 0 .02 0 0 .76 0 .05 0 0 0 1 0"/></filter></defs>'
const inLight = (light: HeroLight, drawing: string) =>
  light === night ? `${moonlit}<g filter="url(#hero-moonlit)">${drawing}</g>` : drawing

const wide = (light: HeroLight) =>
  heroLandscape(light, light === night ? [1720, 146] : [1420, 316], 0) +
  inLight(
    light,
    greenery({ at: [1880, 700], kind: 'olive', scale: 1.1, green: '#6E9784', pot: '#C97B56' }) +
      heroPeople({ at: [1420, 690], scale: 0.9 }, { at: [1690, 736], scale: 0.9 }, { at: [1180, 720], scale: 0.88 }),
  )

const phone = (light: HeroLight) =>
  `<g transform="translate(-1102 -80)">${heroLandscape(light, light === night ? [1216, 216] : [1420, 316], 80)}` +
  inLight(
    light,
    heroPeople({ at: [1424, 684], scale: 0.8 }, { at: [1600, 742], scale: 0.74 }, { at: [1262, 726], scale: 0.66 }),
  ) +
  '</g>'

const wideSize = { size: [heroWidth, heroHeight], width: 2400 } as const
const phoneSize = { size: [620, 720], width: 1240 } as const

/**
 * People who move by a lake at sunrise, and by moonlight: the left half is for words. For a phone the same people are
 * closer together, and the words are above them.
 */
export const heroes = {
  'hero-wide': { drawing: wide(morning), ...wideSize },
  'hero-wide-night': { drawing: wide(night), ...wideSize },
  'hero-phone': { drawing: phone(morning), ...phoneSize },
  'hero-phone-night': { drawing: phone(night), ...phoneSize },
} as const

/** What is shown when a page without a picture of its own is shared: 1200 × 630. */
export const heroForSharing = `<g transform="translate(-720 -130)">${wide(morning)}</g>${wordmark([76, 206], 72, '#0F5B4F')}`
