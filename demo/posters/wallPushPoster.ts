import { people } from '../figures/people.ts'
import { disc, enlarge, fill, stroke } from '../rig/shapes.ts'
import { sideFigure } from '../rig/sideFigure.ts'
import { frameWhite } from '../scenery/colourWays.ts'
import { groundShadow } from '../scenery/mat.ts'
import { drawRoom } from '../scenery/room.ts'

const room = drawRoom({
  way: 'indigo', kind: 'plain', sun: { at: [420, 290], radius: 180 }, plants: [{ at: [250, 606], kind: 'stem', scale: 1.05 }],
})

const landscape = stroke('M900 150H1180V420H900Z', frameWhite, 12) + fill('M906 156H1174V414H906Z', '#DDE2F1')
  + disc([1086, 300], 60, '#F7CBA4') + fill('M906 414V350C980 310 1040 330 1090 352S1150 360 1174 344V414Z', '#A9B2D8')

const wall = fill('M792 0H1280V592L792 640Z', '#E9E4E8') + fill('M792 0H806V638L792 640Z', '#CFCADB') + landscape

export const wallPushPoster = room + enlarge(wall + groundShadow(545, 130, 623) + sideFigure({
  hip: [562, 366], waist: [580, 310], chest: [603, 255], shoulder: [624, 206], neckTop: [640, 174], headTurn: 8,
  nearLeg: { ankle: [526, 600] }, farLeg: { ankle: [458, 590] },
  nearArm: { wrist: [768, 244], hand: { turn: -78, thumb: false } },
  farArm: { wrist: [774, 232], hand: { turn: -78, thumb: false } },
}, people.helena), 1.06, [600, 650])
