import { people } from '../figures/people.ts'
import { drawScene } from '../films/film.ts'
import { ballOnFloor, ballRadius, exerciseBall } from '../props/exerciseBall.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { arms, changed, feet, hands, type Hold, legs, standing } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'

const squash = 0.1
const radius = ballRadius.sitting
const seat = matTop + radius * 2 * (1 - squash)
const onBelly: Hold = { on: 'pelvis', at: [40, 24, 40], along: [0.2, -0.5, -0.85] }

/** Tall on the ball, hands low on the belly. */
const sitting = changed(standing, {
  at: [-8, seat + 30, 0],
  breath: 0.5,
  ...legs({ raise: 88, out: 24, knee: 88 }),
  ...arms({ raise: 6, out: 10, spin: 40, elbow: 84, palm: 40 }),
  neck: { bend: 6, side: 0, twist: 0 },
  holds: { ...feet({ on: 'scene', at: [118, 22 + matTop, 66], along: [1, 0, 0.35] }), ...hands(onBelly) },
})

/** A woman sits on a large ball. */
export const pelvicFloorPoster = drawScene(
  {
    room: rooms.livingRoom,
    person: people.ola,
    view: { turn: 58, pitch: 10, at: [640, 624], scale: 1.12 },
    props: (_, view) => [
      // The mat lies from the person's left to their right.
      ...mat({ ...view, turn: view.turn - 90 }, { from: -210, to: 210, width: 300, z: 40, colour: '#B7707A' }),
      ...exerciseBall(view, { at: ballOnFloor(0, 0, radius, squash, matTop), radius, squash, colour: '#7FA99B' }),
      ...groundShadow(view, [[126, matTop, 66]], 26, matTop),
      ...groundShadow(view, [[126, matTop, -66]], 26, matTop),
    ],
  },
  sitting,
)
