import { people } from '../figures/people.ts'
import { drawSeated, seatedRest } from '../figures/seated.ts'
import { enlarge, stroke } from '../rig/shapes.ts'
import { frontChair } from '../scenery/chairs.ts'
import { drawRoom } from '../scenery/room.ts'

export const calmNeckRoom = drawRoom({
  way: 'apricot', kind: 'window', window: { x: 840, width: 300 },
  plants: [{ at: [250, 606], kind: 'fan', scale: 1.05 }],
})

const stretched = { ...seatedRest, tilt: 20, rightAngle: -84, rightReach: 125, rightHand: -155 }

export const calmNeckPoster = calmNeckRoom + enlarge(
  frontChair(640, '#B97A4A') + drawSeated(stretched, people.jozef)
  + stroke('M570 196A96 96 0 0 1 612 146', '#93450F', 4, 'stroke-dasharray="2 11" opacity=".7"'), 1.22, [640, 662])
