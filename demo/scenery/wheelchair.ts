import type { Point } from '../rig/geometry.ts'
import { round, towards } from '../rig/geometry.ts'
import { disc, fill, ring, stroke } from '../rig/shapes.ts'

const metal = '#3C4563'
const tube = '#2F3A5A'
const fabric = '#5B64A6'

function wheel(hub: Point, radius: number, opacity: number): string {
  const spokes = [0, 30, 60, 90, 120, 150].map((turn) => {
    const [from, to] = [towards(hub, turn, -(radius - 16)), towards(hub, turn, radius - 16)]
    return stroke(`M${from.map(round).join(' ')}L${to.map(round).join(' ')}`, '#A9B0D0', 2)
  })
  return `<g opacity="${opacity}">${ring(hub, radius, metal, 11)}${ring(hub, radius - 15, '#8D95BE', 4)}${spokes.join('')}${disc(hub, 11, metal)}</g>`
}

/** What lies behind the person: far wheel, frame, caster, back and seat. */
export const wheelchairBack = wheel([580, 512], 100, 0.45)
  + stroke('M482 316L500 480', tube, 12) + stroke('M448 318H486', metal, 12)
  + stroke('M500 486H664L706 588H762', tube, 10)
  + ring([694, 602], 19, metal, 9) + stroke('M668 486L690 596', metal, 8)
  + fill('M484 330q-8 0-7 10l10 130q1 10 10 10h14l-14-150Z', fabric)
  + fill('M496 474H664q10 0 10 9t-10 9H496Z', fabric)

/** What lies before the person: footrest, near wheel and armrest. */
export const wheelchairFront = stroke('M706 588H768', metal, 11) + wheel([556, 518], 104, 1) + stroke('M520 414H604', metal, 12)
