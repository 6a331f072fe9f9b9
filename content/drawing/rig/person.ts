export type HairStyle =
  | 'short'
  | 'crop'
  | 'receding'
  | 'bun'
  | 'chignon'
  | 'bob'
  | 'fringe'
  | 'pony'
  | 'braid'
  | 'curly'

/**
 * Who is drawn. `age` in years, 40 unless said; `build` 1 is slight, 1.12 is heavy. `legwear`: leggings unless said.
 */
export type Person = {
  skin: string
  hair: string
  hairStyle: HairStyle
  top: string
  /** The sleeves' own colour, where an arm before the trunk would vanish. */
  sleeves?: string
  legs: string
  age?: number
  build?: number
  shoes?: string
  legwear?: 'shorts' | 'loose'
  longSleeves?: boolean
  glasses?: boolean
  beard?: boolean | 'short'
  moustache?: boolean
  lashes?: boolean
}
