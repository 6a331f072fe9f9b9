import { add, type Frame, twisted, upright, type Vector, within } from '../rig/vector.ts'
import { depthOf, seen, type View } from '../rig/view.ts'

/** Where a thing stands: the floor under its middle, and how far it is turned to its own right, in degrees. */
export type Placing = { at: Vector; turn?: number }

export const frameOf = ({ turn = 0 }: Placing): Frame => twisted(upright, turn)

/** A point given in the thing's own directions (forward, up, right), as the scene has it. */
export const placed = (placing: Placing, point: Vector): Vector => within(placing.at, frameOf(placing), point)

/** Depth of something that carries a body: it is drawn before whatever lies on it. */
export const farthest = (view: View, points: readonly Vector[]) =>
  Math.min(...points.map((point) => depthOf(view, point)))

/** Depth of something that hides a body: it is drawn after whatever lies behind it. */
export const nearest = (view: View, points: readonly Vector[]) =>
  Math.max(...points.map((point) => depthOf(view, point)))

/** Whether the side that looks `forward` is the one the viewer sees; edge on counts as seen. */
export const facesViewer = (view: View, forward: Vector) => seen({ ...view, pitch: 0 }, forward)[2] > -0.01

export const middleOf = (points: readonly Vector[]): Vector =>
  points.length === 0 ? [0, 0, 0] : scaledDown(add(...points), points.length)

const scaledDown = ([x, y, z]: Vector, by: number): Vector => [x / by, y / by, z / by]
