import { people } from '../figures/people.ts'
import { darker } from '../rig/colour.ts'
import { sideFoot } from '../rig/feet.ts'
import { frontTorso } from '../rig/frontTorso.ts'
import { chain, middleJoint } from '../rig/geometry.ts'
import { arm, leg } from '../rig/limbs.ts'
import { bones } from '../rig/person.ts'
import { enlarge, fill } from '../rig/shapes.ts'
import { sideHead } from '../rig/sideHead.ts'
import { colourWays } from '../scenery/colourWays.ts'
import { groundShadow, mat } from '../scenery/mat.ts'
import { drawRoom } from '../scenery/room.ts'

const room = drawRoom({ way: 'indigo', kind: 'outdoors', sun: { at: [640, 300], radius: 220 }, plants: [] })

const x = 620
const person = people.iga
const { skin, legs, top } = person
const sleeve = { person, skin, cloth: top }

const straightLeg = sideFoot([412, 594], 4, darker(skin, 0.1), undefined, -1)
  + leg([x - 22, 442], middleJoint([x - 22, 442], [416, 590], bones.thigh, bones.shank, -1), [416, 590],
    { person, skin: darker(skin, 0.1), cloth: darker(legs, 0.16), calf: -1 })
const bentLeg = sideFoot([800, 598], 0, skin) + leg([x + 24, 444], [792, 474], [800, 598], { person, skin, cloth: legs })

const body = fill(chain([[x - 6, 444, 42], [x + 6, 444, 42]]), legs)
  + fill(chain([[x, 282, 18], [x + 2, 250, 15]]), darker(skin, 0.1))
  + frontTorso({ collar: [x, 282], hips: [x, 438], shoulders: [[x - 53, 306], [x + 53, 306]] }, person)
  + sideHead([x, 254], 0, person)

export const unhurriedWarriorPoster = room + enlarge(
  mat(300, 960, colourWays.indigo.mat) + groundShadow(620, 280) + straightLeg
  + arm([x - 47, 306], [x - 138, 306], [x - 220, 304], { ...sleeve, hand: { turn: 180, mirror: -1 } })
  + bentLeg + body + arm([x + 47, 306], [x + 138, 306], [x + 220, 304], { ...sleeve, hand: { turn: 0 } }), 1.1)
