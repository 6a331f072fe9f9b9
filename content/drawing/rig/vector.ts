/**
 * A point or direction in the scene, in picture units: x to the right of the scene's front, y up from the floor,
 * z towards whoever looks. A person faces +x; their right hand is on the +z side.
 */
export type Vector = readonly [x: number, y: number, z: number]

/** Which way a body part looks: three directions at right angles, each of length 1. */
export type Frame = { forward: Vector; up: Vector; right: Vector }

export const upright: Frame = { forward: [1, 0, 0], up: [0, 1, 0], right: [0, 0, 1] }

export const radians = (degrees: number) => (degrees * Math.PI) / 180
export const degrees = (angle: number) => (angle * 180) / Math.PI

export const add = (...vectors: Vector[]): Vector =>
  vectors.reduce<Vector>(([x, y, z], [dx, dy, dz]) => [x + dx, y + dy, z + dz], [0, 0, 0])
export const times = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by]
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const length = (vector: Vector) => Math.hypot(...vector)
export const distance = (a: Vector, b: Vector) => length(minus(a, b))
export const unit = (vector: Vector): Vector => times(vector, 1 / (length(vector) || 1))
export const between = (a: Vector, b: Vector, share: number): Vector => add(times(a, 1 - share), times(b, share))

/** The angle between two directions, 0 to 180 degrees. */
export const angleBetween = (a: Vector, b: Vector) =>
  degrees(Math.acos(Math.min(1, Math.max(-1, dot(unit(a), unit(b))))))

/** Turns a vector about an axis of length 1, by the right-hand rule. */
export function turned(vector: Vector, axis: Vector, by: number): Vector {
  const [cos, sin] = [Math.cos(radians(by)), Math.sin(radians(by))]
  return add(times(vector, cos), times(cross(axis, vector), sin), times(axis, dot(axis, vector) * (1 - cos)))
}

const turnedFrame = ({ forward, up, right }: Frame, axis: Vector, by: number): Frame => ({
  forward: turned(forward, axis, by),
  up: turned(up, axis, by),
  right: turned(right, axis, by),
})

/** Bends a frame forwards about its own left-to-right axis: at 90 what was up looks forward. */
export const bent = (frame: Frame, by: number) => turnedFrame(frame, frame.right, -by)
/** Leans a frame to its own right about its forward axis. */
export const leaned = (frame: Frame, by: number) => turnedFrame(frame, frame.forward, by)
/** Turns a frame to its own right about its upward axis. */
export const twisted = (frame: Frame, by: number) => turnedFrame(frame, frame.up, -by)

/** A point given in a frame's own directions (forward, up, right) from `origin`. */
export const within = (origin: Vector, { forward, up, right }: Frame, [x, y, z]: Vector): Vector =>
  add(origin, times(forward, x), times(up, y), times(right, z))

/** The frame that looks `forward` and keeps its top as near to `upHint` as it can. */
export function frameFrom(forward: Vector, upHint: Vector): Frame {
  const right = unit(cross(forward, upHint))
  return { forward: unit(forward), up: unit(cross(right, forward)), right }
}
