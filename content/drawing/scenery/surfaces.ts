import { darker } from '../rig/colour.ts'
import { fill, stroke } from '../rig/shapes.ts'
import { frameWhite } from './colourWays.ts'

/** The floor from the horizon to the picture's foot: a nearer, lighter part and a farther one, with no texture. */
export const floor = (horizon: number, far: string, near: string) =>
  `<rect y="${horizon}" width="1280" height="${720 - horizon}" fill="${near}"/>` +
  `<rect y="${horizon}" width="1280" height="26" fill="${far}"/>`

/** Wide boards that run along the wall. */
export const boards = (horizon: number, colour: string, count = 4) => {
  const seams = Array.from(
    { length: count },
    (_, index) => horizon + 26 + ((720 - horizon - 26) * (index + 0.35)) / count,
  )
  return stroke(seams.map((y) => `M0 ${y.toFixed(1)}H1280`).join(''), darker(colour, 0.07), 1.6)
}

export const skirting = (horizon: number, height: number, colour = frameWhite) =>
  fill(`M0 ${horizon - height}H1280V${horizon}H0Z`, colour) +
  fill(`M0 ${horizon}H1280V${horizon + 5}H0Z`, '#3a2d2a', 'opacity=".06"')

/** A lower half of the wall in another colour, with a rail. */
export const panelling = (top: number, horizon: number, colour: string, rail: string) =>
  fill(`M0 ${top}H1280V${horizon}H0Z`, colour) + fill(`M0 ${top - 7}H1280V${top}H0Z`, rail)
