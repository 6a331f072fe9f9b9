import { round } from '../rig/geometry.ts'
import { disc, ring } from '../rig/shapes.ts'
import { type Film, FRAMES_PER_SECOND } from './film.ts'
import { atkinson, fraunces, lettered } from './lettering.ts'
import { look } from './look.ts'

/** How a figure breathes at one frame: how full, 0 to 1, which way, and for how many seconds it has gone that way. */
export type Breathing = { breath: number; way: 'in' | 'out'; since: number }

const STILL = 0.0005

/** The breath of every frame. While the breath is held its last way goes on. */
export function breathingOf(film: Film): Breathing[] {
  const frames = Math.round(film.seconds * FRAMES_PER_SECOND)
  const breaths = Array.from(
    { length: frames + 1 },
    (_, frame) => film.at(Math.min(frame / FRAMES_PER_SECOND, film.seconds - 0.001)).breath,
  )
  let way: Breathing['way'] = 'in'
  let turned = 0
  return breaths.map((breath, frame) => {
    const change = (breaths[frame + 1] ?? breath) - breath
    const now = Math.abs(change) < STILL ? way : change > 0 ? 'in' : 'out'
    if (now !== way) [way, turned] = [now, frame]
    return { breath, way, since: (frame - turned) / FRAMES_PER_SECOND }
  })
}

const words = { in: ['wdech', 'in'], out: ['wydech', 'out'] } as const

/** The sun that grows with a breath in and sinks with a breath out, in a box of 176 × 140. */
export function breathSun(breath: number): string {
  const radius = 26 + 34 * breath
  return (
    ring([88, 70], 62, look.line, 2) +
    disc([88, 70], round(radius), look.apricot, 'opacity=".35"') +
    disc([88, 70], round(radius * 0.72), look.apricot)
  )
}

/** What to do with the breath, in a box of 176 × 84. */
export function breathWords(way: Breathing['way']): string {
  const [polish, english] = words[way]
  return (
    lettered(polish, fraunces, 36, [88, 32], look.pine, 0.5) +
    lettered(english, atkinson, 30, [88, 72], look.quiet, 0.5)
  )
}
