export type HairStyle = 'short' | 'crop' | 'bun' | 'bob' | 'pony' | 'curly'

/** Who is drawn. `build` 1 is slight; 1.12 is heavy. `legwear`: leggings unless said. */
export type Person = {
  skin: string
  hair: string
  hairStyle: HairStyle
  top: string
  legs: string
  build?: number
  shoes?: string
  legwear?: 'shorts' | 'loose'
  longSleeves?: boolean
  glasses?: boolean
  beard?: boolean
}

/** Bone lengths in picture units. */
export const bones = { thigh: 128, shank: 120, upperArm: 88, forearm: 78 }
