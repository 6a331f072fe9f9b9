import type { Point } from './geometry.ts'
import { fill, place } from './shapes.ts'

/** `turn` is where the fingers point, in degrees; `mirror` −1 puts the thumb on the other side. */
export type HandPose = { turn: number; fist?: boolean; thumb?: boolean; mirror?: 1 | -1 }

const palm = 'M-5 -9.5C4-11 12-12 20-10.5C28-9 38-5 39-1C39.5 2.5 36 4 31 3.5C27 8 14 11 4 10Q-4 10-6 6Z'
const thumb = 'M3 -8C9-16 17-19 22-17C25-15 22-11 17-9Z'
const fist = 'M-4 -10C8-15 24-14 26-2C27 10 16 14 4 12Q-4 11-6 6Z'

/** A hand at the wrist, fingers towards `turn` degrees. */
export function hand(wrist: Point, skin: string, pose: HandPose): string {
  const open = fill(palm, skin) + (pose.thumb === false ? '' : fill(thumb, skin))
  const drawn = pose.fist ? fill(fist, skin) : open
  return place(wrist, pose.turn, pose.mirror === -1 ? `<g transform="scale(1 -1)">${drawn}</g>` : drawn)
}
