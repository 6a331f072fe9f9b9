import { drawScene } from '../films/film.ts'
import { people } from '../figures/people.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { changed, feet, legs, standing } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'

/** Reaching for an apple on a high branch. */
const reaching = changed(standing, {
  at: [8, 279, -12],
  roll: 4,
  spine: { low: -2, high: -8, side: 8, twist: -8 },
  neck: { bend: -22, side: -4, twist: -14 },
  breath: 1,
  ...legs({ knee: 4 }),
  rightLeg: { raise: -4, tip: 30 },
  leftArm: { raise: 152, out: 52, elbow: 14, wrist: -10, palm: 10, shrug: 0.8 },
  rightArm: { raise: 22, out: 76, elbow: 30, wrist: 8, palm: 30 },
  holds: feet({ on: 'scene', at: [0, 22 + matTop, 40], along: [1, 0, 0.18] }),
})

export const morningMobilityPoster = drawScene(
  {
    person: people.amara,
    room: rooms.livingRoom,
    view: { turn: 58, pitch: 9, at: [640, 640], scale: 0.94 },
    props: (_, view) => [
      // The mat lies from the person's left to their right.
      ...mat({ ...view, turn: view.turn - 90 }, { from: -200, to: 200, width: 190, colour: '#8A5A66' }),
      ...groundShadow(
        view,
        [
          [14, matTop, 40],
          [14, matTop, -40],
        ],
        34,
        matTop,
      ),
    ],
  },
  reaching,
)
