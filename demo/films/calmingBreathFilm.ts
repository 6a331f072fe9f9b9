import { crossLeggedBuild, crossLeggedRest, cushion, drawCrossLegged } from '../figures/crossLegged.ts'
import { frontJoints, type FrontPose } from '../figures/frontBody.ts'
import { people } from '../figures/people.ts'
import { calmingBreathRoom } from '../posters/calmingBreathPoster.ts'
import { type Point, towards } from '../rig/geometry.ts'
import { disc, enlarge, ring } from '../rig/shapes.ts'
import { colourWays } from '../scenery/colourWays.ts'
import { groundShadow, mat } from '../scenery/mat.ts'
import { type BreathMotion, calmingBreathScript } from './calmingBreathScript.ts'
import { arc, counter } from './counter.ts'
import { makeFilm } from './film.ts'
import { frontAngles, handsOf } from './frontAngles.ts'
import type { Motion, Track } from './motion.ts'

const onBelly = (value: number): Track => [[0, value], [8, value]]
const { leftAngle, leftReach, leftHand, rightAngle, rightReach, rightHand } = crossLeggedRest

const motions: Record<BreathMotion, Motion<FrontPose>> = {
  easyBreath: [{ breath: [[0, 0], [4, 1], [9.6, 0], [10, 0]] }],
  feelBreath: [{
    breath: [[0, 0], [3.2, 1], [7.6, 0], [8, 0]],
    leftAngle: onBelly(84), leftReach: onBelly(100), leftHand: onBelly(14),
    rightAngle: onBelly(98), rightReach: onBelly(88), rightHand: onBelly(166),
  }],
  longBreath: [{ breath: [[0, 0], [4, 1], [10, 0]] }],
  armBreath: [{
    breath: [[0, 0], [4, 1], [10, 0]],
    leftAngle: [[0, leftAngle], [4, 218], [10, leftAngle]],
    leftReach: [[0, leftReach], [1.2, 166], [8.2, 166], [10, leftReach]],
    leftHand: [[0, leftHand], [4, 226], [10, leftHand]],
    rightAngle: [[0, rightAngle], [4, -38], [10, rightAngle]],
    rightReach: [[0, rightReach], [1.2, 166], [8.2, 166], [10, rightReach]],
    rightHand: [[0, rightHand], [4, -46], [10, rightHand]],
  }],
}

const sun: Point = [640, 370]

/** The ring on the wall: full when the breath is in, empty when it is out. */
const breathRing = (breath: number) => disc(sun, 150 + breath * 58, '#FFFFFF', 'opacity=".3"')
  + ring(sun, 262, '#fff', 14, 'opacity=".75"') + arc(sun, 262, breath, '#F4A963', 14)
  + disc(towards(sun, breath * 360 - 90, 262), 15, '#93450F')

export const calmingBreathFilm = makeFilm<FrontPose>({
  slug: 'calming-breath',
  script: calmingBreathScript,
  rest: crossLeggedRest,
  motions,
  draw: (moment) => calmingBreathRoom(breathRing(moment.pose.breath)) + enlarge(
    mat(420, 860, colourWays.sage.mat) + groundShadow(640, 210, 626) + cushion('#E0A878')
    + drawCrossLegged(moment.pose, people.lena), 1.06,
  ) + counter(moment, false),
  joints: (pose) => frontAngles(pose, crossLeggedBuild),
  contacts: (pose, motion) => (motion === 'armBreath' ? {} : handsOf(frontJoints(pose, crossLeggedBuild))),
})
