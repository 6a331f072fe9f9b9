import type { Point } from './geometry.ts'
import { radians, type Vector } from './vector.ts'

/**
 * From where a scene is seen, without perspective. `turn`: 0 is the side (a person faces the picture's right),
 * 90 the front, between them three quarters; `pitch` looks down by so many degrees; `at` is where the scene's
 * origin on the floor lies in the picture (1280 × 720); `scale` enlarges.
 */
export type View = { turn: number; pitch: number; at: Point; scale: number }

/** Something drawn, and how near it is: the nearest is drawn last. */
export type Piece = { depth: number; svg: string }

/** A direction as the viewer has it: x to the right, y down, z nearer. */
export function seen({ turn, pitch }: View, [x, y, z]: Vector): Vector {
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  const [across, near] = [x * cos - z * sin, x * sin + z * cos]
  const [cosPitch, sinPitch] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))]
  return [across, near * sinPitch - y * cosPitch, near * cosPitch + y * sinPitch]
}

/** Where a point of the scene is in the picture. */
export function project(view: View, point: Vector): Point {
  const [x, y] = seen(view, point)
  return [view.at[0] + x * view.scale, view.at[1] + y * view.scale]
}

export const depthOf = (view: View, point: Vector) => seen(view, point)[2]

/** Pieces from the farthest to the nearest, as one drawing. */
export const inOrder = (pieces: Piece[]) =>
  [...pieces]
    .sort((a, b) => a.depth - b.depth)
    .map(({ svg }) => svg)
    .join('')
