import { TEXT_MIN_PX, TEXT_STEP_PX, TEXT_STEPS_MAX } from '@kinora/limits'
import { useSyncExternalStore } from 'react'

/** How the reader wants the page to look. Kept in the browser alone, so the server always draws the usual. */
export type Display = {
  contrast: 'usual' | 'more'
  /** Steps of 2 px above or below the browser's own size. */
  textSteps: number
  theme: 'system' | 'light' | 'dark'
}

const KEY = 'kinora.display'
/** Raised when the shape changes: what an older shell kept is then read as a first visit. */
const VERSION = 1
const BROWSER_PX = 16
export const TEXT_STEPS_MIN = (TEXT_MIN_PX - BROWSER_PX) / TEXT_STEP_PX
export { TEXT_STEPS_MAX }

const USUAL: Display = { contrast: 'usual', textSteps: 0, theme: 'system' }
const listeners = new Set<() => void>()
let current: Display | undefined

/** Reads what was kept. Anything that is not ours counts as a first visit, which follows the system's wish for contrast. */
function readDisplay(): Display {
  const kept = readKept()
  if (kept?.version !== VERSION) {
    const wantsContrast = matchMedia('(prefers-contrast: more)').matches
    return { ...USUAL, contrast: wantsContrast ? 'more' : 'usual' }
  }
  const { contrast, textSteps, theme } = kept
  return {
    contrast: contrast === 'more' ? 'more' : 'usual',
    textSteps: Number.isInteger(textSteps) && isInRange(textSteps as number) ? (textSteps as number) : 0,
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  }
}

function readKept(): Partial<Record<string, unknown>> | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Record<string, unknown>> | null
  } catch {
    return null
  }
}

const isInRange = (steps: number) => steps >= TEXT_STEPS_MIN && steps <= TEXT_STEPS_MAX

/** Shows it on the document; the inline script of document.html does the same before the first paint. */
function apply({ contrast, textSteps, theme }: Display) {
  const { dataset, style } = document.documentElement
  if (contrast === 'more') dataset.contrast = 'more'
  else delete dataset.contrast
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  style.setProperty('--text-steps', String(textSteps))
}

/** Changes what is given, shows it at once and keeps it where the browser allows. Steps beyond the limits are refused. */
export function changeDisplay(change: Partial<Display>): void {
  const next = { ...getDisplay(), ...change }
  if (!isInRange(next.textSteps)) return
  show(next)
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...next }))
  } catch {
    // Storage is full or refused: the choice holds for this visit.
  }
}

function show(display: Display) {
  current = display
  apply(display)
  for (const listener of listeners) listener()
}

/** Reads afresh, as a new visit does, or when another tab has changed it. */
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
