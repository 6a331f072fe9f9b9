import { people } from '../figures/people.ts'
import { drawScene } from '../films/film.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { arms, changed, legs, standing } from '../rig/pose.ts'
import { colourWays } from '../scenery/colourWays.ts'
import { rooms } from '../scenery/rooms.ts'

/** On all fours. */
const table = changed(standing, {
  ...legs({ raise: 82, knee: 90, ankle: -62 }),
  ...arms({ raise: 84, out: 6, spin: -8, elbow: 8 }),
})

/** The right hand and the left knee carry; the left arm and the right leg reach away from each other. */
const birdDog = changed(table, {
  at: [-74, 158, 0],
  lean: 82,
  spine: { low: 1, high: 0 },
  neck: { bend: -24 },
  leftArm: { raise: 168, out: 6, elbow: 5, palm: 60, shrug: 0.3 },
  rightLeg: { raise: -8, knee: 5, ankle: -32 },
  holds: { ...standing.holds, rightHand: { on: 'scene', at: [82, matTop + 10, 46], along: [1, 0, 0.06] } },
})

export const birdDogPoster = drawScene(
  {
    room: rooms.seaside,
    person: people.iga,
    view: { turn: 14, pitch: 9, at: [684, 640], scale: 1.62 },
    props: ({ rightArm, leftLeg, rightLeg, leftArm, pelvis, chest }, view) => [
      ...mat(view, { from: -270, to: 250, colour: colourWays.indigo.mat }),
      ...groundShadow(view, [leftLeg.knee, pelvis, chest], 46, matTop),
      ...groundShadow(view, [rightArm.wrist], 22, matTop),
      ...groundShadow(view, [leftLeg.knee, leftLeg.ankle], 22, matTop),
      ...groundShadow(view, [rightLeg.knee, rightLeg.ankle], 16),
      ...groundShadow(view, [leftArm.elbow, leftArm.wrist], 14),
    ],
  },
  birdDog,
)
