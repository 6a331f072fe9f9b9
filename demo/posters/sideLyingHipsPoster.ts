import { people } from '../figures/people.ts'
import { darker } from '../rig/colour.ts'
import { sideFoot } from '../rig/feet.ts'
import { frontHead } from '../rig/frontHead.ts'
import { chain, smooth } from '../rig/geometry.ts'
import { arm, leg } from '../rig/limbs.ts'
import { enlarge, fill } from '../rig/shapes.ts'
import { colourWays } from '../scenery/colourWays.ts'
import { groundShadow, mat } from '../scenery/mat.ts'
import { drawRoom } from '../scenery/room.ts'

const room = drawRoom({
  way: 'apricot', kind: 'outdoors', sun: { at: [800, 260], radius: 190 }, plants: [{ at: [190, 606], kind: 'snake', scale: 1.05 }],
})

const person = people.nia
const { skin, legs, top } = person
const farSkin = darker(skin, 0.1)

const lowerLeg = sideFoot([884, 606], -14, farSkin)
  + leg([634, 572], [762, 592], [880, 602], { person, skin, cloth: darker(legs, 0.2) })
const raisedLeg = sideFoot([852, 430], -62, skin) + leg([636, 554], [746, 492], [850, 434], { person, skin, cloth: legs })
const body = fill(chain([[630, 566, 43], [600, 566, 40]]), legs)
  + fill(chain([[478, 510, 22], [456, 488, 17]]), darker(skin, 0.1))
  + fill(chain(smooth([[610, 568, 38], [560, 566, 33], [510, 546, 38], [478, 516, 30]])), top)
  + frontHead([460, 494], { tilt: -34, turn: 0, nod: 0 }, person)

export const sideLyingHipsPoster = room + enlarge(
  mat(330, 950, colourWays.apricot.mat) + groundShadow(630, 280) + lowerLeg
  + arm([470, 528], [446, 604], [516, 610], { person, skin: farSkin, cloth: darker(top, 0.18), hand: { turn: 0, thumb: false } })
  + raisedLeg + body
  + arm([494, 530], [572, 556], [560, 608], { person, skin, cloth: darker(top, 0.07), hand: { turn: 14, thumb: false } }),
  1.26, [640, 650])
