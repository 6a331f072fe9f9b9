import { LOCALES, type Locale } from '@kinora/limits'

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5] as const
export type Speed = (typeof SPEEDS)[number]
export type CaptionChoice = Locale | 'off'

/** How someone likes to watch. `captions` is missing until chosen: then they follow the page's language. */
export type Preferences = { volume: number; muted: boolean; speed: Speed; captions?: CaptionChoice }

const KEY = 'kinora.player'
const VERSION = 1

/** What this device remembers; whatever is missing, broken or of another version is as new. */
export function readPreferences(): Preferences {
  const saved = readSaved()
  const { volume, muted, speed, captions } = saved
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 1,
    muted: muted === true,
    speed: SPEEDS.find((known) => known === speed) ?? 1,
    captions: ([...LOCALES, 'off'] as const).find((known) => known === captions),
  }
}

/** Forgetting is no failure: a full or forbidden storage is left alone. */
export function savePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...preferences }))
  } catch {
    return
  }
}

function readSaved(): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof saved === 'object' && saved !== null && 'version' in saved && saved.version === VERSION ? { ...saved } : {}
  } catch {
    return {}
  }
}
