import { people } from '../figures/people.ts'
import { drawSupine, supineJoints, type SupinePose, supineRest } from '../figures/supine.ts'
import { stableBridgeRoom } from '../posters/stableBridgePoster.ts'
import { angleAt, type Point } from '../rig/geometry.ts'
import { enlarge } from '../rig/shapes.ts'
import { colourWays } from '../scenery/colourWays.ts'
import { groundShadow, mat } from '../scenery/mat.ts'
import { counter } from './counter.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'
import { type BridgeMotion, stableBridgeScript } from './stableBridgeScript.ts'

const low = supineRest.raise
const high = 30

const motions: Record<BridgeMotion, Motion<SupinePose>> = {
  rest: [{ breath: [[0, 0], [3.4, 1], [4, 1], [7.6, 0], [8, 0]] }],
  pelvicTilt: [{
    tuck: [[0, 0], [2.4, 1], [3.2, 1], [6, 0]],
    raise: [[0, low], [2.4, low + 1.6], [3.2, low + 1.6], [6, low]],
    breath: [[0, 1], [2.4, 0], [3.2, 0], [6, 1]],
  }],
  bridge: [{
    raise: [[0, low], [2.6, high], [3.3, high], [6, low]],
    curl: [[0, 0], [1.2, 11], [2.6, 0], [3.3, 0], [4.6, 11], [6, 0]],
    tuck: [[0, 0], [0.7, 1], [5.3, 1], [6, 0]],
    breath: [[0, 1], [2.6, 0], [3.3, 0], [6, 1]],
  }],
  longBridge: [{
    raise: [[0, low], [2.2, high], [7.2, high], [9.8, low], [10, low]],
    curl: [[0, 0], [1.1, 11], [2.2, 0], [7.2, 0], [8.5, 11], [9.8, 0], [10, 0]],
    tuck: [[0, 0], [0.7, 1], [9.2, 1], [10, 0]],
    breath: [[0, 1], [2.2, 0], [4.4, 1], [7.2, 0], [10, 1]],
  }],
  heelSlide: [{
    nearSlide: [[0, 0], [2.6, 1], [3.2, 1], [6, 0], [12, 0]],
    farSlide: [[0, 0], [6, 0], [8.6, 1], [9.2, 1], [12, 0]],
    breath: [[0, 1], [2.6, 0], [3.2, 0], [6, 1], [8.6, 0], [9.2, 0], [12, 1]],
  }],
}

export const stableBridgeFilm = makeFilm<SupinePose>({
  slug: 'stable-bridge',
  script: stableBridgeScript,
  rest: supineRest,
  motions,
  draw: (moment) => stableBridgeRoom + enlarge(
    mat(300, 900, colourWays.sage.mat) + groundShadow(560, 250) + drawSupine(moment.pose, people.ola), 1.3, [600, 650],
  ) + counter(moment),
  joints: (pose) => {
    const { shoulder, hip, nearKnee, nearAnkle, farKnee, farAnkle } = supineJoints(pose)
    return [
      { joint: 'near knee', degrees: angleAt(hip, nearKnee, nearAnkle), from: 35, to: 180 },
      { joint: 'far knee', degrees: angleAt(hip, farKnee, farAnkle), from: 35, to: 180 },
      { joint: 'near hip', degrees: angleAt(shoulder, hip, nearKnee), from: 60, to: 195 },
      { joint: 'spine off the mat', degrees: pose.raise, from: 0, to: 40 },
    ]
  },
  contacts: (pose, motion) => {
    const { shoulder, nearWrist, farWrist, nearAnkle, farAnkle } = supineJoints(pose)
    const planted: Record<string, Point> = { shoulder, 'near hand': nearWrist, 'far hand': farWrist }
    return motion === 'heelSlide' ? planted : { ...planted, 'near foot': nearAnkle, 'far foot': farAnkle }
  },
})
