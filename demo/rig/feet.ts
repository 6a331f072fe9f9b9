import { lighter } from './colour.ts'
import type { Point } from './geometry.ts'
import { fill, place, stroke } from './shapes.ts'

const sole = '#FFFDF8'
const bareSide = 'M-12.5 -5C-13 4-20 9-19 17C-18 22-13 22.5-8 22L10 20C20 22 32 23 43 22.5C51 22 51 15 45 12.5C33 8 19 4 12.5-6Z'
const bareFront = 'M-12 -8C-13 4-19 9-19 16Q-19 22-12 22L12 22Q19 22 19 16C19 9 13 4 12-8Z'
const shoeSide = 'M-16 -10C-18 2-22 9-21 17L-20 20L50 20C54 12 49 8 42 6C30 2 22-2 16-12Z'
const shoeFront = 'M-14 -12C-16 2-21 8-21 16Q-21 22-14 22L14 22Q21 22 21 16C21 8 16 2 14-12Z'

/** A foot seen from the side, at the ankle, toes to the right; the sole is 22 below. Bare unless `shoe` has a colour. */
export function sideFoot(ankle: Point, turn: number, skin: string, shoe?: string, mirror: 1 | -1 = 1): string {
  if (!shoe) return place(ankle, turn, fill(bareSide, skin), mirror)
  return place(ankle, turn, fill(shoeSide, shoe) + fill('M-21 15L51 15Q54 23 47 23L-15 23Q-22 23-21 15Z', sole)
    + stroke('M18 1L25-3M25 4L32 0', lighter(shoe, 0.55), 2.6), mirror)
}

/** A foot seen from the front. */
export function frontFoot(ankle: Point, skin: string, shoe?: string): string {
  if (!shoe) return place(ankle, 0, fill(bareFront, skin))
  return place(ankle, 0, fill(shoeFront, shoe) + fill('M-21 15H21Q22 23 14 23H-14Q-22 23-21 15Z', sole))
}
