import { people } from '../figures/people.ts'
import { drawSupine, supineRest } from '../figures/supine.ts'
import { enlarge } from '../rig/shapes.ts'
import { colourWays } from '../scenery/colourWays.ts'
import { groundShadow, mat } from '../scenery/mat.ts'
import { drawRoom } from '../scenery/room.ts'

export const stableBridgeRoom = drawRoom({
  way: 'sage', kind: 'outdoors', sun: { at: [820, 280], radius: 190 },
  plants: [{ at: [1090, 604], kind: 'stem', scale: 1.15 }],
})

export const stableBridgePoster = stableBridgeRoom + enlarge(
  mat(300, 900, colourWays.sage.mat) + groundShadow(560, 250)
  + drawSupine({ ...supineRest, raise: 30.4 }, people.ola), 1.3, [600, 650])
