import { type Point, towards } from '../rig/geometry.ts'
import { disc, ring } from '../rig/shapes.ts'
import { arc } from './arc.ts'
import { fraunces, lettered } from './lettering.ts'
import { look } from './look.ts'

const middle: Point = [88, 88]
const RADIUS = 66

/** Digits as high as 14 CSS pixels or more when the picture is as narrow as a phone. */
const [LARGE, CLOCK] = [88, 60] as const

/** Which repetition of how many: the number, and a dot for each around it. In a box of 176 × 176. */
export function repetitions(now: number, all: number): string {
  const dots = Array.from({ length: all }, (_, index) => {
    const at = towards(middle, -90 + (360 / all) * index, RADIUS)
    return index + 1 === now ? disc(at, 11, look.apricot) : disc(at, 7, index < now ? look.pine : look.line)
  })
  return (
    ring(middle, RADIUS, look.line, 2) +
    dots.join('') +
    lettered(String(now), fraunces, LARGE, [88, 119], look.pine, 0.5)
  )
}

const clock = (seconds: number) =>
  seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The seconds that are left, and a ring that runs out with them. In a box of 176 × 176. */
export function countdown(left: number, all: number): string {
  const seconds = Math.ceil(left)
  const [size, base] = seconds < 60 ? [LARGE, 119] : [CLOCK, 109]
  return (
    ring(middle, RADIUS, look.line, 10) +
    arc(middle, RADIUS, left / all, look.pine, 10) +
    lettered(clock(seconds), fraunces, size, [88, base], look.pine, 0.5)
  )
}

/** How much of an announcement is left, 1 to 0, without a word: take up the posture. In a box of 176 × 176. */
export const runningOut = (left: number): string =>
  ring(middle, 44, look.line, 20) + arc(middle, 44, left, look.apricot, 20)
