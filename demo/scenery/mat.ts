import { darker, lighter } from '../rig/colour.ts'
import { ellipse, fill } from '../rig/shapes.ts'

const y = 620
const slant = 26

/** An exercise mat on the floor from `left` to `right`; its near edge is at y 640. */
export function mat(left: number, right: number, colour: string): string {
  const surface = `M${left + slant} ${y - 24}H${right - slant / 2}Q${right - slant / 2 + 8} ${y - 24} ${right - 4} ${y - 16}`
    + `L${right + slant - 4} ${y + 12}Q${right + slant} ${y + 20} ${right + slant - 10} ${y + 20}H${left - slant + 10}`
    + `Q${left - slant} ${y + 20} ${left - slant + 5} ${y + 12}L${left + slant - 10} ${y - 18}Q${left + slant - 6} ${y - 24} ${left + slant} ${y - 24}Z`
  const edge = `M${left - slant} ${y + 16}Q${left - slant + 1} ${y + 20} ${left - slant + 10} ${y + 20}H${right + slant - 10}`
    + `Q${right + slant} ${y + 20} ${right + slant} ${y + 15}V${y + 20}Q${right + slant} ${y + 27} ${right + slant - 10} ${y + 27}`
    + `H${left - slant + 10}Q${left - slant} ${y + 27} ${left - slant} ${y + 20}Z`
  return ellipse([(left + right) / 2, y + 24], (right - left) / 2 + 10, 14, '#3a2d2a', 'opacity=".1"')
    + fill(surface, lighter(colour, 0.28)) + fill(edge, darker(colour, 0.05))
}

/** The soft shadow where a body meets the floor. */
export const groundShadow = (x: number, width: number, at = 622, opacity = 0.16) =>
  ellipse([x, at], width, Math.min(11, width * 0.1 + 4), '#2b2326', `opacity="${opacity}"`)
