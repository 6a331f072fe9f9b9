import { people } from '../figures/people.ts'
import { enlarge } from '../rig/shapes.ts'
import { sideFigure } from '../rig/sideFigure.ts'
import { groundShadow, mat } from '../scenery/mat.ts'
import { drawRoom } from '../scenery/room.ts'

const room = drawRoom({
  way: 'apricot', kind: 'outdoors', sun: { at: [700, 290], radius: 190 }, plants: [{ at: [1110, 604], kind: 'fan', scale: 1.05 }],
})

export const kneeHugPoster = room + enlarge(mat(310, 960, '#56609F') + groundShadow(630, 280) + sideFigure({
  hip: [640, 576], waist: [590, 580], chest: [530, 578], shoulder: [474, 586], neckTop: [446, 588], headTurn: -84,
  shoulderOffset: [2, 8], lying: true,
  farLeg: { knee: [766, 588], ankle: [884, 600], footTurn: -70 },
  nearLeg: { knee: [594, 458], ankle: [694, 522], footTurn: -24 },
  farArm: { wrist: [622, 478], bend: -1, hand: { turn: -10, fist: true } },
  nearArm: { wrist: [618, 490], bend: -1, hand: { turn: -4, thumb: false } },
}, people.zofia), 1.28, [640, 650])
