import { people } from '../figures/people.ts'
import { enlarge } from '../rig/shapes.ts'
import { sideFigure } from '../rig/sideFigure.ts'
import { sideChair } from '../scenery/chairs.ts'
import { groundShadow } from '../scenery/mat.ts'
import { drawRoom } from '../scenery/room.ts'

const room = drawRoom({
  way: 'sand', kind: 'window', window: { x: 820, width: 290 }, plants: [{ at: [230, 606], kind: 'snake', scale: 1.1 }],
})

export const sitToStandPoster = room + enlarge(
  sideChair(532, '#A8763F', { seat: 516, width: 140, back: 170 }) + groundShadow(630, 110) + sideFigure({
    hip: [546, 446], waist: [564, 394], chest: [592, 344], shoulder: [622, 300], neckTop: [648, 272], headTurn: 10,
    nearLeg: { ankle: [606, 599] }, farLeg: { ankle: [626, 590] },
    nearArm: { wrist: [782, 312], hand: { turn: 2 } }, farArm: { wrist: [796, 300], hand: { turn: 2 } },
  }, people.krystyna), 1.12, [620, 650])
