import { blend, darker, lighter } from '../rig/colour.ts'
import { round } from '../rig/geometry.ts'
import { fill, stroke } from '../rig/shapes.ts'
import { add, type Frame, times, type Vector } from '../rig/vector.ts'
import { depthOf, type Piece, seen, type View } from '../rig/view.ts'
import { standingShadow } from './groundShadow.ts'
import { pillow } from './pillow.ts'
import { facesViewer, farthest, frameOf, nearest, placed, type Placing } from './placing.ts'
import { flat, roundedRectangle, slab, tonesOf } from './slab.ts'
import { bentThrough, circle, hoop, line, tube } from './tube.ts'
import { type Side, wheelchairSizes } from './wheelchairSizes.ts'

export type Wheelchair = Placing & { frame?: string; fabric?: string }

const {
  hub,
  wheel,
  wheelOut,
  pushRim,
  seatHeight,
  footrestHeight,
  footrestForward,
  armrestHeight,
  armrestOut,
  handleHeight,
} = wheelchairSizes
/** How far left and right the frame's bars run. */
const frameOut = 68
const spokeShare = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 8 + 0.2)

/** What all parts share: the view, the chair's own directions, and its colours. */
type Making = {
  view: View
  frame: Frame
  spot: (x: number, y: number, z: number) => Vector
  metal: string
  fabric: string
}

const dark = (metal: string) => blend(metal, '#1f2233', 0.35)
const bar = ({ view, metal }: Making, points: readonly Vector[], radius = 5) => tube(view, points, radius, metal)
const isOutside = ({ view, frame }: Making, side: Side) => seen(view, times(frame.right, side))[2] > 0

/** The near wheel hides whoever sits, but not a hand on its rim; the far one lies behind all. */
function wheelPiece(making: Making, side: Side): Piece {
  const { view, frame, spot, metal } = making
  const outside = isOutside(making, side)
  const middle = spot(hub[0], hub[1], side * wheelOut)
  const around = (radius: number, out = 0) =>
    circle(spot(hub[0], hub[1], side * (wheelOut + out)), radius, frame.forward, frame.up)
  const spokes = spokeShare
    .map((angle) => {
      const reach = add(
        times(frame.forward, Math.cos(angle) * (wheel - 8)),
        times(frame.up, Math.sin(angle) * (wheel - 8)),
      )
      return line(view, [add(middle, times(reach, -1)), add(middle, reach)])
    })
    .join('')
  const turning =
    stroke(spokes, '#A9B0D0', round(1.6 * view.scale)) +
    hoop(view, around(wheel - 5), 10, dark(metal)) +
    hoop(view, around(wheel - 12), 3, lighter(metal, 0.35)) +
    tube(view, [spot(hub[0], hub[1], side * (wheelOut - 6)), spot(hub[0], hub[1], side * (wheelOut + 5))], 8, metal)
  const rim = hoop(view, around(pushRim, 9), 4.5, '#AEB6D2')
  const ends = [70, -70].map((x) => spot(hub[0] + x, hub[1], side * wheelOut))
  return outside
    ? { depth: depthOf(view, spot(45, 150, side * wheelOut)), svg: turning + rim }
    : { depth: farthest(view, ends), svg: rim + turning }
}

/** The far caster lies behind the legs, like the plates under the feet. */
function casterPiece(making: Making, side: Side, seatDepth: number): Piece {
  const { view, frame, spot, metal } = making
  const z = side * 66
  const at = spot(70, 21, z)
  const tyre = circle(at, 17, frame.forward, frame.up)
  const fork = bar(making, [spot(74, 70, z), spot(76, 46, z)])
  const axle = bar(making, [spot(76, 46, z), spot(70, 22, z)], 4)
  const depth = isOutside(making, side) ? depthOf(view, at) : Math.min(depthOf(view, at), seatDepth + 0.4)
  return { depth, svg: fork + fill(flat(view, tyre), '#C9CEE0') + hoop(view, tyre, 9, dark(metal)) + axle }
}

function sideFramePiece(making: Making, side: Side): Piece {
  const { view, frame, spot } = making
  const through = (...points: [number, number][]) => bentThrough(points.map(([x, y]) => spot(x, y, side * frameOut)))
  const hanger = through([-70, 128], [0, 128], [66, 128], [88, 116], [102, 70], [112, footrestHeight])
  const lower = through([-70, 128], [-66, 84], [-30, 60], [74, 60], [92, 104])
  const near = facesViewer(view, times(frame.right, side))
  const [back, middle, front] = [-66, 0, 66].map((x) => spot(x, 100, side * frameOut)) as [Vector, Vector, Vector]
  return {
    depth: near ? depthOf(view, middle) : farthest(view, [back, front]) - 0.5,
    svg: bar(making, lower, 4.5) + bar(making, hanger),
  }
}

/** A plate under a foot: drawn before the foot, from wherever it is seen. */
function footrestPiece(making: Making, side: Side, seatDepth: number): Piece {
  const { view, frame, spot, metal } = making
  const under = spot(footrestForward - 2, footrestHeight - 7, side * 38)
  const rim = roundedRectangle(under, times(frame.forward, 34), times(frame.right, 29), 10)
  const arm = bar(
    making,
    [spot(108, footrestHeight - 4, side * frameOut), spot(120, footrestHeight - 4, side * 44)],
    4.5,
  )
  return {
    depth: Math.min(farthest(view, rim), seatDepth + 0.5),
    svg: arm + slab(view, rim, [0, 7, 0], tonesOf(metal)),
  }
}

function armrestPiece(making: Making, side: Side): Piece {
  const { view, frame, spot, metal, fabric } = making
  const at = (x: number, y: number) => spot(x, y, side * armrestOut)
  const top = armrestHeight - 8
  const posts = bar(
    making,
    bentThrough([at(-66, 126), at(-66, top - 18), at(-56, top), at(30, top), at(44, top - 18), at(44, 126)]),
    4.5,
  )
  const guard = fill(flat(view, [at(-62, 132), at(-62, 192), at(40, 192), at(40, 132)]), lighter(fabric, 0.12))
  const rim = roundedRectangle(at(-4, armrestHeight - 10), times(frame.forward, 60), times(frame.right, 11), 10)
  const pad = slab(view, rim, [0, 10, 0], tonesOf(blend(metal, '#20263d', 0.3)))
  return {
    depth: isOutside(making, side) ? depthOf(view, at(20, 150)) : farthest(view, [at(-60, 170), at(50, 170)]),
    svg: guard + posts + pad,
  }
}

function seatPiece({ view, frame, spot, metal, fabric }: Making): Piece {
  const rim = roundedRectangle(spot(0, 124, 0), times(frame.forward, 70), times(frame.right, 68), 8)
  const cushion = pillow(view, {
    at: spot(0, 129, 0),
    frame,
    length: 140,
    width: 136,
    height: seatHeight - 129,
    colour: fabric,
    softness: 18,
  })
  return { depth: farthest(view, rim), svg: slab(view, rim, [0, 6, 0], tonesOf(metal)) + cushion }
}

function handle(making: Making, side: Side): string {
  const { view, spot, metal } = making
  const at = (x: number, y: number) => spot(x, y, side * frameOut)
  const post = bentThrough([
    at(-70, 128),
    at(-80, 230),
    at(-88, 292),
    at(-98, handleHeight - 2),
    at(-128, handleHeight),
  ])
  return (
    bar(making, post) +
    tube(view, [at(-106, handleHeight - 1), at(-130, handleHeight)], 7.5, blend(metal, '#20263d', 0.4))
  )
}

function backPiece(making: Making, seatDepth: number): Piece {
  const { view, frame, spot, fabric } = making
  const sheet = [spot(-72, 146, 64), spot(-87, 292, 64), spot(-87, 292, -64), spot(-72, 146, -64)]
  const canvas = slab(view, sheet, times(frame.forward, 8), {
    face: fabric,
    light: lighter(fabric, 0.15),
    shade: darker(fabric, 0.18),
  })
  const handles = handle(making, 1) + handle(making, -1)
  return facesViewer(view, frame.forward)
    ? { depth: seatDepth - 1, svg: handles + canvas }
    : { depth: nearest(view, sheet), svg: canvas + handles }
}

/** A wheelchair whose user faces its forward side, with wheels, frame, arm rests and footrests as separate pieces. */
export function wheelchair(
  view: View,
  { frame: metal = '#34405F', fabric = '#5B64A6', ...placing }: Wheelchair,
): Piece[] {
  const frame = frameOf(placing)
  const making: Making = { view, frame, metal, fabric, spot: (x, y, z) => placed(placing, [x, y, z]) }
  const seat = seatPiece(making)
  const onSide = (side: Side) => [
    wheelPiece(making, side),
    casterPiece(making, side, seat.depth),
    sideFramePiece(making, side),
    footrestPiece(making, side, seat.depth),
    armrestPiece(making, side),
  ]
  return [
    ...standingShadow(view, making.spot(10, 0, 0), frame, 250, 230),
    ...onSide(1),
    ...onSide(-1),
    seat,
    backPiece(making, seat.depth),
  ]
}
