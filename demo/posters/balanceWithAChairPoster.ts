import { people } from '../figures/people.ts'
import { darker } from '../rig/colour.ts'
import { frontFoot, sideFoot } from '../rig/feet.ts'
import { frontHead } from '../rig/frontHead.ts'
import { frontTorso } from '../rig/frontTorso.ts'
import { chain } from '../rig/geometry.ts'
import { arm, leg } from '../rig/limbs.ts'
import { enlarge, fill } from '../rig/shapes.ts'
import { sideChair } from '../scenery/chairs.ts'
import { groundShadow } from '../scenery/mat.ts'
import { drawRoom } from '../scenery/room.ts'

const room = drawRoom({
  way: 'sand', kind: 'outdoors', sun: { at: [560, 270], radius: 200 }, plants: [{ at: [230, 604], kind: 'fan', scale: 1.1 }],
})

const x = 600
const person = people.ravi
const limb = { person, skin: person.skin, cloth: person.legs }
const sleeve = { person, skin: person.skin, cloth: person.top }

const legs = frontFoot([x - 14, 600], person.skin, person.shoes)
  + leg([x - 26, 372], [x - 18, 488], [x - 14, 598], limb)
  + sideFoot([x + 26, 534], 112, person.skin, person.shoes)
  + leg([x + 26, 372], [x + 118, 452], [x + 34, 520], { ...limb, cloth: darker(person.legs, 0.08), calf: -1 })

const body = fill(chain([[x, 216, 19], [x, 184, 16]]), darker(person.skin, 0.1))
  + frontTorso({
    collar: [x, 218], hips: [x, 378], shoulders: [[x - 54, 242], [x + 54, 242]], elbows: [[x - 122, 290], [x + 100, 314]],
  }, person)
  + frontHead([x, 184], { tilt: 0, turn: 0, nod: 0 }, person)

export const balanceWithAChairPoster = room + enlarge(
  groundShadow(x + 10, 90) + legs + body
  + arm([x - 50, 244], [x - 122, 290], [x - 200, 262], { ...sleeve, hand: { turn: -18 } })
  + sideChair(x + 348, '#A8763F', { seat: 506, width: 146, back: 150 })
  + arm([x + 50, 244], [x + 100, 314], [x + 172, 342], { ...sleeve, hand: { turn: 18, thumb: false } }), 1.06)
