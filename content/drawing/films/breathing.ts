import { round } from '../rig/geometry.ts'
import { disc, ring } from '../rig/shapes.ts'
import { type Film, FRAMES_PER_SECOND } from './film.ts'
import { look } from './look.ts'

/** How full a breath is at every frame, 0 to 1. */
export const breathsOf = (film: Film): number[] =>
  Array.from(
    { length: Math.round(film.seconds * FRAMES_PER_SECOND) + 1 },
    (_, frame) => film.at(Math.min(frame / FRAMES_PER_SECOND, film.seconds - 0.001)).breath,
  )

/** The sun that grows with a breath in and sinks with a breath out, in a box of 176 × 140. */
export function breathSun(breath: number): string {
  const radius = 26 + 34 * breath
  return (
    ring([88, 70], 62, look.line, 2) +
    disc([88, 70], round(radius), look.apricot, 'opacity=".35"') +
    disc([88, 70], round(radius * 0.72), look.apricot)
  )
}
