import { people } from '../figures/people.ts'
import { drawScene } from '../films/film.ts'
import { feetShadow } from '../films/feetShadow.ts'
import { seated } from '../films/seated.ts'
import { chair } from '../props/chair.ts'
import { exerciseBall } from '../props/exerciseBall.ts'
import { type Table, table } from '../props/table.ts'
import { folded } from '../props/towel.ts'
import { changed } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'

const top = 234
const kitchenTable: Table = { at: [178, 0, 0], length: 170, width: 330, height: top }

/** The right hand squeezes a ball, the left lies on the table. */
const squeezing = changed(seated, {
  spine: { low: 4, high: 4 },
  neck: { bend: 14, twist: 10 },
  rightArm: { raise: 24, out: -64, palm: -40, fist: 0.5 },
  leftArm: { raise: 24, out: -24, palm: 70 },
  holds: {
    rightHand: { on: 'scene', at: [112, top + 18, 46], along: [0.8, 0.2, -0.55] },
    leftHand: { on: 'scene', at: [138, top + 9, -62], along: [0.8, 0, -0.6] },
  },
})

export const wakingHandsPoster = drawScene(
  {
    room: rooms.kitchen,
    person: people.helena,
    view: { turn: 72, pitch: 13, at: [486, 628], scale: 1.24 },
    props: (body, view) => [
      ...chair(view, { at: [0, 0, 0] }),
      ...table(view, kitchenTable),
      ...feetShadow(view, body),
      ...folded(view, { at: [190, top, -112], turn: 12, length: 70, width: 84, colour: '#A9C0AE', layers: 2 }),
      ...exerciseBall(view, { at: [134, top + 36, 24], radius: 19, colour: '#D9705A', shadow: false }),
    ],
  },
  squeezing,
)
