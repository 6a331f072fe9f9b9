import { type Point, towards } from '../rig/geometry.ts'
import { disc, ring } from '../rig/shapes.ts'
import { arc } from './arc.ts'
import { atkinson, fraunces, lettered } from './lettering.ts'
import { look } from './look.ts'

const middle: Point = [88, 88]
const RADIUS = 66

/** Which repetition of how many: the number, and a dot for each around it. In a box of 176 × 176. */
export function repetitions(now: number, all: number): string {
  const dots = Array.from({ length: all }, (_, index) => {
    const at = towards(middle, -90 + (360 / all) * index, RADIUS)
    return index + 1 === now ? disc(at, 9, look.apricot) : disc(at, 6, index < now ? look.pine : look.line)
  })
  return (
    ring(middle, RADIUS, look.line, 2) +
    dots.join('') +
    lettered(String(now), fraunces, 68, [88, 102], look.pine, 0.5) +
    lettered(`/ ${all}`, atkinson, 30, [88, 138], look.quiet, 0.5)
  )
}

const clock = (seconds: number) =>
  seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The seconds that are left, and a ring that runs out with them. In a box of 176 × 176. */
export function countdown(left: number, all: number): string {
  const seconds = Math.ceil(left)
  return (
    ring(middle, RADIUS, look.line, 8) +
    arc(middle, RADIUS, left / all, look.pine, 8) +
    lettered(clock(seconds), fraunces, seconds < 60 ? 64 : 50, [88, seconds < 60 ? 102 : 98], look.pine, 0.5) +
    lettered(seconds < 60 ? 's' : 'min', atkinson, 30, [88, 134], look.quiet, 0.5)
  )
}
