import { frontJoints, type FrontPose } from '../figures/frontBody.ts'
import { people } from '../figures/people.ts'
import { drawSeated, seatedBuild, seatedRest } from '../figures/seated.ts'
import { calmNeckRoom } from '../posters/calmNeckPoster.ts'
import { enlarge } from '../rig/shapes.ts'
import { frontChair } from '../scenery/chairs.ts'
import { calmNeckScript, type NeckMotion } from './calmNeckScript.ts'
import { counter } from './counter.ts'
import { makeFilm } from './film.ts'
import { frontAngles, handsOf } from './frontAngles.ts'
import { mirrored } from './mirrored.ts'
import type { Motion, Tracks } from './motion.ts'

const { rightAngle, rightReach, rightHand, leftAngle, leftReach } = seatedRest

/** The arm goes out and up until the hand lies on the head; the head tips towards it and stays 16 seconds. */
const stretchToTheRight: Tracks<FrontPose> = {
  tilt: [[0, 0], [1.2, 0], [4.8, 20], [21.2, 20], [24.6, 0], [26, 0]],
  rightAngle: [[0, rightAngle], [4, -84], [22, -84], [26, rightAngle]],
  rightReach: [[0, rightReach], [1.6, 166], [2.4, 166], [4, 125], [22, 125], [23.6, 166], [24.4, 166], [26, rightReach]],
  rightHand: [[0, rightHand], [2, 0], [4, -155], [22, -155], [24, 0], [26, rightHand]],
  breath: [[0, 0], [3, 1], [6.5, 0], [9.5, 1], [13, 0], [16, 1], [19.5, 0], [22.5, 1], [26, 0]],
}

const motions: Record<NeckMotion, Motion<FrontPose>> = {
  deepBreath: [{ breath: [[0, 0], [3.4, 1], [4, 1], [7.6, 0], [8, 0]], lift: [[0, 0], [3.4, 0.14], [4, 0.14], [7.6, 0], [8, 0]] }],
  nod: [{
    nod: [[0, 0], [2.2, 1], [2.8, 1], [5, 0]],
    breath: [[0, 1], [2.2, 0], [2.8, 0], [5, 1]],
  }],
  shoulderCircle: [{
    lift: [[0, 0], [1.7, 1], [3.6, 0], [4, 0]],
    back: [[0, 0], [0.8, -0.6], [2.5, 1], [4, 0]],
    breath: [[0, 0], [1.7, 1], [3.6, 0], [4, 0]],
  }],
  turn: [{
    turn: [[0, 0], [2.4, 1], [3.6, 1], [6, 0], [8.4, -1], [9.6, -1], [12, 0]],
    breath: [[0, 1], [2.4, 0], [3.6, 0], [6, 1], [8.4, 0], [9.6, 0], [12, 1]],
  }],
  bladeSqueeze: [{
    back: [[0, 0], [1.9, 1], [2.9, 1], [5, 0]],
    leftReach: [[0, leftReach], [1.9, 92], [2.9, 92], [5, leftReach]],
    rightReach: [[0, rightReach], [1.9, 92], [2.9, 92], [5, rightReach]],
    leftAngle: [[0, leftAngle], [1.9, 100], [2.9, 100], [5, leftAngle]],
    rightAngle: [[0, rightAngle], [1.9, 80], [2.9, 80], [5, rightAngle]],
    breath: [[0, 0], [1.9, 1], [2.9, 1], [5, 0]],
  }],
  sideStretch: [stretchToTheRight, mirrored(stretchToTheRight)],
}

/** The motions in which a hand leaves the thigh. */
const handsInTheAir = new Set(['bladeSqueeze', 'sideStretch'])

export const calmNeckFilm = makeFilm<FrontPose>({
  slug: 'calm-neck',
  script: calmNeckScript,
  rest: seatedRest,
  motions,
  draw: (moment) => calmNeckRoom + enlarge(
    frontChair(seatedBuild.x, '#B97A4A') + drawSeated(moment.pose, people.jozef), 1.22, [640, 662],
  ) + counter(moment),
  joints: (pose) => frontAngles(pose, seatedBuild),
  contacts: (pose, motion) => (handsInTheAir.has(motion) ? {} : handsOf(frontJoints(pose, seatedBuild))),
})
