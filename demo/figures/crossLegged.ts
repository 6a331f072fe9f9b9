import { darker } from '../rig/colour.ts'
import { sideFoot } from '../rig/feet.ts'
import { chain } from '../rig/geometry.ts'
import type { Person } from '../rig/person.ts'
import { fill } from '../rig/shapes.ts'
import { drawFrontBody, type FrontBuild, type FrontPose } from './frontBody.ts'

/** Sitting with crossed legs, seen from the front; hands rest on the knees. */
export const crossLeggedBuild: FrontBuild = { x: 640, collar: 392, hips: 548, halfWidth: 47 }

export const crossLeggedRest: FrontPose = {
  breath: 0, tilt: 0, turn: 0, nod: 0, lift: 0, back: 0,
  leftAngle: 115.5, leftReach: 160, leftHand: 118,
  rightAngle: 64.5, rightReach: 160, rightHand: 62,
}

export function drawCrossLegged(pose: FrontPose, person: Person): string {
  const { x } = crossLeggedBuild
  const thigh = (side: 1 | -1) =>
    fill(chain([[x + side * 30, 552, 42], [x + side * 90, 566, 35], [x + side * 142, 584, 27]]), person.legs)
  const shin = (side: 1 | -1, shade: number) =>
    fill(chain([[x + side * 142, 586, 25], [x + side * 60, 600, 23], [x - side * 20, 606, 15]]), darker(person.legs, shade))
  return fill(chain([[x - 20, 584, 26], [x + 20, 584, 26]]), darker(person.legs, 0.25))
    + shin(1, 0.2) + thigh(-1) + thigh(1)
    + sideFoot([x + 40, 606], 4, person.skin) + shin(-1, 0.1)
    + drawFrontBody(pose, crossLeggedBuild, person)
}

export function cushion(colour: string): string {
  const { x } = crossLeggedBuild
  return fill(`M${x - 100} 596Q${x - 104} 570 ${x - 70} 570H${x + 70}Q${x + 104} 570 ${x + 100} 596Q${x + 98} 618 ${x + 70} 618H${x - 70}Q${x - 98} 618 ${x - 100} 596Z`, colour)
}
