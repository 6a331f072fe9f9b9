import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react'

/** How long after a key the preview stays. */
const LINGER_MS = 1_500
/** Half of the slider's thumb, in CSS pixels: its middle never reaches the edges. */
const HALF_THUMB = 12

/**
 * The second of a time slider that somebody points at, drags to or moves to by keys; null otherwise. Escape hides it
 * (WCAG 1.4.13).
 */
export function useTimePreview(duration: number) {
  const [peek, setPeek] = useState<{ seconds: number; lingers: boolean } | null>(null)
  useEffect(() => {
    if (!peek?.lingers) return
    const timer = setTimeout(() => setPeek(null), LINGER_MS)
    return () => clearTimeout(timer)
  }, [peek])

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
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && hide(),
  }
  return { seconds: peek?.seconds ?? null, show, handlers }
}
