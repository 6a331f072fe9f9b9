import { TEXT_MIN_PX, TEXT_STEP_PX, TEXT_STEPS_MAX } from '@kinora/limits'
import { useSyncExternalStore } from 'react'

/** Display settings. Stored in the browser alone, so the server renders the defaults. */
export type Display = {
  contrast: 'usual' | 'more'
  /** Steps of 2 px above or below the browser's own size. */
  textSteps: number
  theme: 'system' | 'light' | 'dark'
}

const KEY = 'kinora.display'
/** Raised when the shape changes: what an older version stored is then ignored. */
const VERSION = 1
const BROWSER_PX = 16
export const TEXT_STEPS_MIN = (TEXT_MIN_PX - BROWSER_PX) / TEXT_STEP_PX
export { TEXT_STEPS_MAX }

const USUAL: Display = { contrast: 'usual', textSteps: 0, theme: 'system' }
const listeners = new Set<() => void>()
let current: Display | undefined

/**
 * Reads the stored settings. Without valid ones the contrast follows the system's preference.
 */
function readDisplay(): Display {
  const stored = readStored()
  if (stored?.version !== VERSION) {
    const wantsContrast = matchMedia('(prefers-contrast: more)').matches
    return { ...USUAL, contrast: wantsContrast ? 'more' : 'usual' }
  }
  const { contrast, textSteps, theme } = stored
  return {
    contrast: contrast === 'more' ? 'more' : 'usual',
    textSteps: Number.isInteger(textSteps) && isInRange(textSteps as number) ? (textSteps as number) : 0,
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  }
}

function readStored(): Partial<Record<string, unknown>> | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Record<string, unknown>> | null
  } catch {
    return null
  }
}

const isInRange = (steps: number) => steps >= TEXT_STEPS_MIN && steps <= TEXT_STEPS_MAX

/** Applies the settings to the document; the inline script of document.html does the same before the first paint. */
function apply({ contrast, textSteps, theme }: Display) {
  const { dataset, style } = document.documentElement
  if (contrast === 'more') dataset.contrast = 'more'
  else delete dataset.contrast
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  style.setProperty('--text-steps', String(textSteps))
}

/**
 * Changes the given settings, applies them at once and stores them where the browser allows it. Text steps beyond the
 * limits are ignored.
 */
export function changeDisplay(change: Partial<Display>): void {
  const next = { ...getDisplay(), ...change }
  if (!isInRange(next.textSteps)) return
  show(next)
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...next }))
  } catch {
    // Storage is full or forbidden: the change holds until the page is loaded again.
  }
}

function show(display: Display) {
  current = display
  apply(display)
  for (const listener of listeners) listener()
}

/** Reads the stored settings again, after a change in another tab. */
export const reloadDisplay = (): void => show(readDisplay())

const getDisplay = (): Display => (current ??= readDisplay())

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => key === KEY && reloadDisplay()
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

export const useDisplay = (): Display => useSyncExternalStore(subscribe, getDisplay, () => USUAL)
