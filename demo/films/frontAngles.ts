import { frontJoints, type FrontBuild, type FrontJoints, type FrontPose } from '../figures/frontBody.ts'
import { angleAt, type Point } from '../rig/geometry.ts'
import type { JointAngle } from './film.ts'

/** The bends of a figure seen from the front, with what a body can do without strain. */
export function frontAngles(pose: FrontPose, build: FrontBuild): JointAngle[] {
  const { shoulders, elbows, wrists } = frontJoints(pose, build)
  return [
    { joint: 'neck to the side', degrees: pose.tilt, from: -40, to: 40 },
    { joint: 'neck turn', degrees: pose.turn * 60, from: -75, to: 75 },
    { joint: 'neck forwards', degrees: pose.nod * 40, from: -10, to: 50 },
    { joint: 'left elbow', degrees: angleAt(shoulders[0], elbows[0], wrists[0]), from: 35, to: 180 },
    { joint: 'right elbow', degrees: angleAt(shoulders[1], elbows[1], wrists[1]), from: 35, to: 180 },
  ]
}

/** The hands, where they are planted. */
export const handsOf = ({ wrists: [left, right] }: FrontJoints): Record<string, Point> =>
  ({ 'left hand': left, 'right hand': right })
