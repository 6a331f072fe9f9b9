import { LOCALES, type Locale } from '@kinora/limits'
import { storedValue } from '@kinora/session'

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5] as const
export type Speed = (typeof SPEEDS)[number]
export type CaptionChoice = Locale | 'off'

/** The viewer's settings. Until `captions` is chosen, captions follow the page's language. */
export type Preferences = { volume: number; muted: boolean; speed: Speed; captions?: CaptionChoice }

const stored = storedValue('device', 'player', 1)

/** The settings stored on this device; missing and invalid ones have their defaults. */
export function readPreferences(): Preferences {
  const { volume, muted, speed, captions } = stored.read()
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 1,
    muted: muted === true,
    speed: SPEEDS.find((option) => option === speed) ?? 1,
    captions: ([...LOCALES, 'off'] as const).find((option) => option === captions),
  }
}

export const savePreferences = (preferences: Preferences): void => stored.keep(preferences)
