import { pressedKey } from '@kinora/ui'
import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react'

/** How long after a key the preview stays over a film that plays. */
const LINGER_MS = 3_000
/** Half of the slider's thumb, in CSS pixels: its middle never reaches the edges. */
const HALF_THUMB = 12

const SLIDER_KEYS = /^(Home|End|Page(Up|Down)|Arrow(Left|Right|Up|Down))$/

/**
 * The second of a time slider that somebody points at, drags to or moves to by keys; null otherwise. Escape hides it,
 * and over a paused film it stays until the focus leaves (WCAG 1.4.13).
 */
export function useTimePreview({ time, duration, isPaused }: { time: number; duration: number; isPaused: boolean }) {
  const [peek, setPeek] = useState<{ seconds: number; lingers: boolean } | null>(null)
  useEffect(() => {
    if (!peek?.lingers || isPaused) return
    const timer = setTimeout(() => setPeek(null), LINGER_MS)
    return () => clearTimeout(timer)
  }, [peek, isPaused])

  const show = (seconds: number, lingers = false) => setPeek({ seconds, lingers })
  const hide = () => setPeek(null)
  const handlers = {
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
      const { left, width } = currentTarget.getBoundingClientRect()
      const share = (clientX - left - HALF_THUMB) / (width - 2 * HALF_THUMB)
      show(Math.min(1, Math.max(0, share)) * duration)
    },
    onPointerLeave: hide,
    onPointerCancel: hide,
    onBlur: hide,
    onKeyDown: (event: KeyboardEvent) => {
      const key = pressedKey(event)
      if (key === 'Escape') hide()
      // Also where the key changes nothing, such as Home at the beginning.
      else if (SLIDER_KEYS.test(key)) show(time, true)
    },
  }
  return { seconds: peek?.seconds ?? null, show, handlers }
}
