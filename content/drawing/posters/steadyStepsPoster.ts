import { drawScene } from '../films/film.ts'
import { people } from '../figures/people.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { table, tableHeight } from '../props/table.ts'
import { towel } from '../props/towel.ts'
import { changed, standing } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'

const worktop = { at: [130, 0, -170] as const, turn: 0, length: 460, width: 120 }

/** Heel to toe along a line: the front heel lands, fingertips on the worktop. */
const stepping = changed(standing, {
  at: [8, 268, -2],
  lean: 2,
  spine: { low: -1, high: -3, twist: 5 },
  neck: { bend: 6, twist: -3 },
  breath: 0.5,
  rightLeg: { raise: 24, knee: 8, tip: -22 },
  leftLeg: { raise: -8, knee: 12, tip: 22 },
  rightArm: { raise: 34, out: 62, elbow: 24, wrist: -6, palm: 50 },
  leftArm: { raise: 22, out: 30, elbow: 16, palm: 80 },
  holds: {
    rightFoot: { on: 'scene', at: [62, 22, 2] },
    leftFoot: { on: 'scene', at: [-42, 22, -2] },
    leftHand: { on: 'scene', at: [62, tableHeight + 20, -92], along: [0.9, -0.34, -0.2] },
  },
})

export const steadyStepsPoster = drawScene(
  {
    person: people.jozef,
    room: rooms.kitchen,
    view: { turn: 14, pitch: 9, at: [530, 640], scale: 0.98 },
    props: (_, view) => [
      ...table(view, worktop),
      ...towel(view, { at: [40, 0, 0], turn: 0, length: 620, width: 40, colour: '#E39A6B' }),
      ...groundShadow(
        view,
        [
          [-20, 0, -2],
          [62, 0, 2],
        ],
        28,
      ),
    ],
  },
  stepping,
)
