import { people } from '../figures/people.ts'
import { darker } from '../rig/colour.ts'
import { hand } from '../rig/hands.ts'
import { enlarge, stroke } from '../rig/shapes.ts'
import { sideFigure } from '../rig/sideFigure.ts'
import { colourWays } from '../scenery/colourWays.ts'
import { groundShadow, mat } from '../scenery/mat.ts'
import { drawRoom } from '../scenery/room.ts'

const room = drawRoom({
  way: 'rose', kind: 'window', window: { x: 170, width: 270 }, plants: [{ at: [1090, 606], kind: 'fan', scale: 1.1 }],
})

const band = '#F4A963'
const { adam } = people

export const bandRowPoster = room + enlarge(
  mat(380, 900, colourWays.rose.mat) + groundShadow(640, 240) + sideFigure({
    hip: [520, 578], waist: [514, 524], chest: [512, 468], shoulder: [512, 418], neckTop: [522, 384], legsOverTorso: true,
    nearLeg: { knee: [656, 574], ankle: [776, 602], footTurn: -84 },
    farLeg: { knee: [662, 564], ankle: [786, 592], footTurn: -84 },
    farArm: { wrist: [616, 472], hand: { fist: true, turn: 10 } },
    nearArm: { wrist: [602, 486], hand: { fist: true, turn: 8 } },
    behindBody: stroke('M806 560L620 474', darker(band, 0.15), 8),
  }, adam)
  + stroke('M812 572L606 484', band, 9) + stroke('M806 556Q818 574 810 590', band, 10)
  + hand([602, 486], adam.skin, { fist: true, turn: 8 }), 1.3, [660, 650])
