import { people } from '../figures/people.ts'
import { enlarge } from '../rig/shapes.ts'
import { sideFigure } from '../rig/sideFigure.ts'
import { colourWays } from '../scenery/colourWays.ts'
import { groundShadow, mat } from '../scenery/mat.ts'
import { drawRoom } from '../scenery/room.ts'

const room = drawRoom({
  way: 'rose', kind: 'outdoors', sun: { at: [560, 300], radius: 200 }, plants: [{ at: [1060, 604], kind: 'snake', scale: 1.1 }],
})

export const catBackPoster = room + enlarge(mat(340, 900, colourWays.rose.mat) + groundShadow(600, 250) + sideFigure({
  hip: [540, 482], waist: [582, 436], chest: [644, 416], shoulder: [706, 448], neckTop: [738, 474], headTurn: 118,
  shoulderOffset: [2, 6], lying: true,
  nearLeg: { knee: [536, 598], ankle: [420, 608], footTurn: 180, calf: -1 },
  farLeg: { knee: [554, 590], ankle: [438, 599], footTurn: 180, calf: -1 },
  nearArm: { wrist: [734, 609], hand: { turn: 4, thumb: false } },
  farArm: { wrist: [756, 600], hand: { turn: 4, thumb: false } },
}, people.amara), 1.26, [610, 650])
