import { type Point, round } from '../rig/geometry.ts'
import { ring } from '../rig/shapes.ts'

/** A ring filled clockwise from the top, `share` 0 to 1. */
export function arc([x, y]: Point, radius: number, share: number, colour: string, width: number): string {
  if (share < 0.004) return ''
  const around = 2 * Math.PI * radius
  return ring(
    [x, y],
    radius,
    colour,
    width,
    `stroke-linecap="round" stroke-dasharray="${round(around * share)} ${round(around)}" transform="rotate(-90 ${x} ${y})"`,
  )
}
