import { crossLeggedRest, cushion, drawCrossLegged } from '../figures/crossLegged.ts'
import { people } from '../figures/people.ts'
import { disc, enlarge, ring, stroke } from '../rig/shapes.ts'
import { colourWays } from '../scenery/colourWays.ts'
import { groundShadow, mat } from '../scenery/mat.ts'
import { drawRoom } from '../scenery/room.ts'

export const calmingBreathRoom = (onWall: string) => drawRoom({
  way: 'sage', kind: 'plain', horizon: 560, sun: { at: [640, 370], radius: 214 }, onWall,
  plants: [{ at: [230, 606], kind: 'fan', scale: 1.1 }, { at: [1060, 606], kind: 'stem', scale: 1.05 }],
})

const breathRing = ring([640, 370], 262, '#fff', 14, 'opacity=".75"')
  + stroke('M640 108A262 262 0 0 1 902 370', '#F4A963', 14) + disc([902, 370], 15, '#93450F')

export const calmingBreathPoster = calmingBreathRoom(breathRing) + enlarge(
  mat(420, 860, colourWays.sage.mat) + groundShadow(640, 210, 626) + cushion('#E0A878')
  + drawCrossLegged(crossLeggedRest, people.lena), 1.06)
