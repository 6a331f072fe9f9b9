import { round } from '../rig/geometry.ts'
import type { Body } from '../rig/skeleton.ts'
import type { Vector } from '../rig/vector.ts'
import { type Piece, project, type View } from '../rig/view.ts'
import { look } from './look.ts'
import type { Way } from './way.ts'

/**
 * What is too small or turned away in the picture, seen near by from another side: `on` is the point of the scene in
 * the middle of the box. Repetitions to the other side are seen from the other side.
 */
export type CloseUp = {
  turn: number
  pitch: number
  scale: number
  on: Vector
  /** Left, top, width and height in the picture; at the top right unless said. */
  box?: readonly [x: number, y: number, width: number, height: number]
  ways?: Way[]
  /** What is seen near by, where it is not the whole scene. */
  pieces?: (body: Body, view: View) => Piece[]
}

const topRight = [912, 32, 336, 300] as const
const RADIUS = 28
/** Where the floor ends behind whoever is seen. */
const FLOOR = -150

/** How a close-up sees the scene. */
export function viewOf({ turn, pitch, scale, on, box: [left, top, width, height] = topRight }: CloseUp): View {
  const view: View = { turn, pitch, scale, at: [0, 0] }
  const [x, y] = project(view, on)
  return { ...view, at: [left + width / 2 - x, top + height / 2 - y] }
}

/** A framed card with a plain ground, through which a drawing in the close-up's view is seen. */
export function drawCloseUp({ box: [x, y, width, height] = topRight, ...closeUp }: CloseUp, drawing: string): string {
  const view = viewOf({ ...closeUp, box: [x, y, width, height] })
  const horizon = round(Math.min(y + height, Math.max(y, view.at[1] + FLOOR * view.scale * Math.sin(0.2))))
  const card = (extra: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${RADIUS}" ${extra}/>`
  const floor = `<rect x="${x}" y="${horizon}" width="${width}" height="${round(y + height - horizon)}" fill="${look.apricotSoft}"/>`
  const id = `close-up-${x}-${y}`
  return (
    `<clipPath id="${id}">${card('')}</clipPath><g clip-path="url(#${id})">` +
    card(`fill="${look.pineSoft}"`) +
    `${floor}${drawing}</g>${card(`fill="none" stroke="${look.pine}" stroke-width="12"`)}${card(`fill="none" stroke="${look.white}" stroke-width="7"`)}`
  )
}
