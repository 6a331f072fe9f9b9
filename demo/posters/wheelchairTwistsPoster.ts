import { people } from '../figures/people.ts'
import { enlarge, fill, stroke } from '../rig/shapes.ts'
import { sideFigure } from '../rig/sideFigure.ts'
import { groundShadow } from '../scenery/mat.ts'
import { drawRoom } from '../scenery/room.ts'
import { wheelchairBack, wheelchairFront } from '../scenery/wheelchair.ts'

const room = drawRoom({
  way: 'indigo', kind: 'window', window: { x: 820, width: 300 }, plants: [{ at: [240, 606], kind: 'stem', scale: 1.1 }],
})

/** Up, back and down: the way the shoulder goes. */
const shoulderCircle = stroke('M508 236A58 58 0 0 0 494 322', '#93450F', 5) + fill('M481 314L506 317L497 339Z', '#93450F')

export const wheelchairTwistsPoster = room + enlarge(groundShadow(600, 180, 626) + wheelchairBack + sideFigure({
  hip: [560, 436], waist: [550, 384], chest: [548, 330], shoulder: [552, 278], neckTop: [562, 246], headTurn: -2,
  legsOverTorso: true,
  nearLeg: { knee: [680, 446], ankle: [716, 566] }, farLeg: { knee: [690, 440], ankle: [730, 562] },
  farArm: { wrist: [648, 410], hand: { turn: 24 } }, nearArm: { wrist: [628, 416], hand: { turn: 24 } },
}, people.samuel) + wheelchairFront + shoulderCircle, 1.16, [600, 650])
