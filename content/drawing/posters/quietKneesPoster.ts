import { people } from '../figures/people.ts'
import { drawScene } from '../films/film.ts'
import { feetShadow } from '../films/feetShadow.ts'
import { seated } from '../films/seated.ts'
import { chair, chairSizes } from '../props/chair.ts'
import { changed, type Hold } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'

const seatEdge = (side: 1 | -1): Hold => ({
  on: 'scene',
  at: [14, chairSizes.seatHeight + 18, side * 72],
  along: [0.75, -0.6, side * 0.1],
})

/** Sitting deep with both hands on the seat, the right knee straight. */
const kneeStraight = changed(seated, {
  at: [-22, 184, 0],
  lean: -4,
  spine: { low: -2, high: 2 },
  neck: { bend: 6 },
  rightLeg: { raise: 88, out: 4, knee: 8, ankle: 16 },
  leftArm: { raise: -6, out: 20, elbow: 20 },
  rightArm: { raise: -6, out: 20, elbow: 20 },
  holds: {
    leftHand: seatEdge(-1),
    rightHand: seatEdge(1),
    rightFoot: null,
    leftFoot: { on: 'scene', at: [98, 22, -36], along: [1, 0, -0.1] },
  },
})

export const quietKneesPoster = drawScene(
  {
    room: rooms.hallway,
    person: people.zofia,
    view: { turn: 22, pitch: 9, at: [560, 636], scale: 1.28 },
    props: (body, view) => [...chair(view, { at: [0, 0, 0], seat: '#E9D8C6' }), ...feetShadow(view, body)],
  },
  kneeStraight,
)
