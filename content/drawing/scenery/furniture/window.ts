import { darker } from '../../rig/colour.ts'
import { fill, stroke } from '../../rig/shapes.ts'
import { frameWhite } from '../colourWays.ts'

/**
 * A window on the back wall: its glass from `top` to `sill`; `arched` rounds its top. `view` is what is seen through
 * it.
 */
export type Window = {
  id: string
  left: number
  width: number
  top: number
  sill: number
  view: string
  arched?: boolean
  frame?: string
}

/** The outline of the glass, widened by `margin`. */
function outlineOf({ left, width, top, sill, arched }: Window, margin: number): string {
  const [from, to, foot] = [left - margin, left + width + margin, sill + margin]
  if (!arched) return `M${from} ${foot}V${top - margin}H${to}V${foot}Z`
  const radius = width / 2 + margin
  return `M${from} ${foot}V${top + width / 2}A${radius} ${radius} 0 0 1 ${to} ${top + width / 2}V${foot}Z`
}

export function drawWindow(window: Window): string {
  const { id, left, width, top, sill, view, arched = false, frame = frameWhite } = window
  const [glass, casing] = [outlineOf(window, 0), outlineOf(window, 15)]
  const crossbar = arched ? top + width / 2 + 26 : top + (sill - top) * 0.4
  const ledge = (from: number) => `M${left - 30} ${sill + from}H${left + width + 30}V${sill + 26}H${left - 30}Z`
  return (
    fill(casing, '#3a2d2a', 'opacity=".07" transform="translate(-6 7)"') +
    fill(casing, frame) +
    `<clipPath id="${id}"><path d="${glass}"/></clipPath><g clip-path="url(#${id})">${view}` +
    stroke(glass, '#3a2d2a', 7, 'opacity=".1"') +
    '</g>' +
    stroke(`M${left + width / 2} ${top}V${sill}M${left} ${crossbar}H${left + width}`, frame, 7) +
    fill(ledge(10), frame) +
    fill(ledge(21), darker(frame, 0.1))
  )
}

/** A curtain drawn back to one side, from a rod's end down to `foot`; `way` 1 hangs to the right of that end. */
export function curtain(
  [x, y]: readonly [number, number],
  width: number,
  foot: number,
  colour: string,
  way: 1 | -1,
): string {
  const at = (share: number, down: number) => `${x + way * width * share} ${y + (foot - y) * down}`
  const inner = `C${at(0.98, 0.34)} ${at(0.6, 0.58)} ${at(0.54, 0.66)}C${at(0.66, 0.78)} ${at(0.78, 0.9)} ${at(0.8, 1)}`
  const folds = [0.2, 0.42, 0.62]
    .map((share) => `M${at(share, 0.02)}C${at(share * 0.95, 0.4)} ${at(share * 0.62, 0.62)} ${at(share * 0.78, 1)}`)
    .join('')
  return (
    fill(`M${at(0, 0)}L${at(1, 0)}${inner}L${at(0, 1)}Z`, colour) +
    stroke(folds, darker(colour, 0.1), 4, 'opacity=".7"')
  )
}

export const curtainRod = (left: number, right: number, y: number, colour: string) =>
  stroke(`M${left} ${y}H${right}`, colour, 7) + stroke(`M${left} ${y}h1M${right} ${y}h1`, colour, 15)
