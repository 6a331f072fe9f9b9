import { blend, darker } from '../rig/colour.ts'
import { add, times, type Vector } from '../rig/vector.ts'
import { depthOf, type Piece, type View } from '../rig/view.ts'
import { standingShadow } from './groundShadow.ts'
import { facesViewer, farthest, frameOf, middleOf, nearest, placed, type Placing } from './placing.ts'
import { roundedRectangle, slab, tonesOf } from './slab.ts'
import { pillow } from './pillow.ts'
import { taper } from './tube.ts'

/** Sizes in scene units; the chair's user faces its forward side. `length` of the seat runs from back to front. */
export const chairSizes = { seatHeight: 150, length: 140, width: 150, backTop: 304, backLean: 24 }

/** `user` says whom the back rest is drawn around: whoever sits, or whoever stands behind or beside it. */
export type Chair = Placing & { wood?: string; seat?: string; user?: 'sitting' | 'standing' }

/** Where a hand rests on the upper edge of the back; `across` runs from −1 (left) to 1 (right). */
export const chairBackTop = (chair: Placing, across = 0): Vector =>
  placed(chair, [-67 - chairSizes.backLean, chairSizes.backTop, across * 62])

export function chair(
  view: View,
  { wood = '#B9754A', seat = '#F7EBDA', user = 'sitting', ...placing }: Chair,
): Piece[] {
  const frame = frameOf(placing)
  const spot = (x: number, y: number, z: number) => placed(placing, [x, y, z])
  const { backTop, backLean, seatHeight } = chairSizes

  const legs = [
    [58, 1],
    [58, -1],
    [-58, 1],
    [-58, -1],
  ].map(([x = 0, side = 1]): Piece => {
    const [top, foot] = [spot(x, 117, side * 62), spot(x * 1.18, 5, side * 68)]
    return { depth: depthOf(view, foot), svg: taper(view, top, foot, [9, 5], wood) }
  })

  const boardRim = roundedRectangle(spot(0, 118, 0), times(frame.forward, 70), times(frame.right, 75), 22)
  const board = slab(view, boardRim, [0, 14, 0], tonesOf(wood))
  const cushion = pillow(view, {
    at: spot(0, 131, 0),
    frame,
    length: 144,
    width: 154,
    height: seatHeight - 131,
    colour: seat,
  })

  const lean = (y: number) => -64 - (backLean * (y - 130)) / (backTop - 130)
  const posts = [1, -1]
    .map((side) => taper(view, spot(-62, 128, side * 60), spot(lean(290), 290, side * 58), [8, 7], wood))
    .join('')
  const upwards = add(times(frame.up, backTop - 130), times(frame.forward, -backLean))
  const panelRim = roundedRectangle(
    spot(lean(252) - 7, 252, 0),
    times(frame.right, 72),
    times(upwards, 52 / Math.hypot(...upwards)),
    24,
  )
  const panel = slab(view, panelRim, times(frame.forward, 13), {
    face: blend(wood, '#F6CB98', 0.42),
    light: blend(wood, '#F6CB98', 0.15),
    shade: darker(wood, 0.1),
  })
  const backCorners = [spot(-64, 150, 72), spot(-64, 150, -72), spot(lean(250), 250, 72), spot(lean(250), 250, -72)]
  const faces = facesViewer(view, frame.forward)
  const middleDepth = depthOf(view, middleOf(backCorners))
  const sitting = user === 'sitting'
  const seatDepth = faces && !sitting ? middleDepth + 1 : farthest(view, boardRim)
  const backDepth = faces ? seatDepth - 1 : nearest(view, backCorners)

  return [
    ...standingShadow(view, placing.at, frame, 200, 206),
    ...legs,
    { depth: seatDepth, svg: board + cushion },
    { depth: sitting ? backDepth : middleDepth, svg: posts + panel },
  ]
}
