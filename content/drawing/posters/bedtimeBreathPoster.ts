import { people } from '../figures/people.ts'
import { drawScene } from '../films/film.ts'
import { lyingLegs } from '../films/lyingLeg.ts'
import { cushion, cushions } from '../props/cushion.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { arms, changed, type Hold, standing } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'

const onBelly: Hold = { on: 'pelvis', at: [42, 62, 36], along: [0.1, -0.5, -0.9] }
const onChest: Hold = { on: 'chest', at: [46, 4, -14], along: [0, 0.1, 1] }

const bentKnees = lyingLegs({ hip: [6, 40] }, 140)

/** On the back, knees bent, one hand on the belly and one on the chest. */
const lying = changed(standing, {
  anchor: 'chest',
  at: [-116, 40, 0],
  lean: -90,
  neck: { bend: 10, side: 0, twist: 0 },
  breath: 0.7,
  ...bentKnees,
  ...arms({ raise: 40, out: 92, spin: 60, elbow: 80, palm: 60 }),
  holds: { ...bentKnees.holds, rightHand: onBelly, leftHand: onChest },
})

const { shoes: _, ...barefoot } = people.piotr

/** A man breathes in the evening. */
export const bedtimeBreathPoster = drawScene(
  {
    room: rooms.bedroomEvening,
    person: barefoot,
    view: { turn: 14, pitch: 12, at: [690, 592], scale: 1.6 },
    props: ({ pelvis, collar, leftLeg, rightLeg }, view) => [
      ...mat(view, { from: -320, to: 240, width: 220, colour: '#C98A6B' }),
      ...groundShadow(view, [collar, pelvis], 46, matTop),
      ...groundShadow(view, [leftLeg.ankle, rightLeg.ankle], 30, matTop),
      ...cushion(view, { at: [-250, matTop, 0], ...cushions.head, height: 20, colour: '#F3E3C8' }),
    ],
  },
  lying,
)
