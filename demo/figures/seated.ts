import { darker } from '../rig/colour.ts'
import { frontFoot } from '../rig/feet.ts'
import { chain } from '../rig/geometry.ts'
import type { Person } from '../rig/person.ts'
import { fill } from '../rig/shapes.ts'
import { drawFrontBody, type FrontBuild, type FrontPose } from './frontBody.ts'

/** Sitting on a chair, seen from the front; hands rest on the thighs. */
export const seatedBuild: FrontBuild = { x: 640, collar: 296, hips: 456, halfWidth: 52 }

export const seatedRest: FrontPose = {
  breath: 0, tilt: 0, turn: 0, nod: 0, lift: 0, back: 0,
  leftAngle: 94, leftReach: 147, leftHand: 76,
  rightAngle: 86, rightReach: 147, rightHand: 104,
}

function lowerLeg(side: 1 | -1, person: Person): string {
  const { x } = seatedBuild
  return frontFoot([x + side * 62, 600], person.skin, person.shoes)
    + fill(chain([[x + side * 58, 500, 33], [x + side * 62, 548, 25], [x + side * 62, 592, 19]]), darker(person.legs, 0.12))
    + fill(chain([[x + side * 32, 456, 40], [x + side * 56, 494, 36]]), person.legs)
}

export const drawSeated = (pose: FrontPose, person: Person) =>
  lowerLeg(-1, person) + lowerLeg(1, person) + drawFrontBody(pose, seatedBuild, person)
