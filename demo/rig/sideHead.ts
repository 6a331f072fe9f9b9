import { blend, darker } from './colour.ts'
import type { Point } from './geometry.ts'
import type { Person } from './person.ts'
import { ellipse, fill, place, stroke } from './shapes.ts'
import { sideHair } from './sideHair.ts'

const profile = 'M-2 -42C18-43 31-33 32-16C32-11 31-8 33-4L40 7.5C42 11 39.5 12.5 36 13C35.5 16 37 17 36 19.5C34.5 21.5 36 22 35.5 24.5'
  + 'C34.5 27 34 28 34 31C33 38.5 26 41 18 40C10 39 3 35-3 29C-4 36-22 36-24 28C-34 18-38 4-37-9C-36-29-22-42-2-42Z'
const ear = 'M-12 -4C-6-9 2-4 0 4C-1 10-6 15-10 12C-14 8-15 0-12-4Z'
const beard = 'M-6 8C-4 26 4 38 18 42C28 43 36 39 35 29C33 27 28 27 26 21C16 20 8 18 4 8Z'

/** A head in profile, facing right, on the neck's upper end. The face is closed eyes, nose, mouth and a blush. */
export function sideHead(neckTop: Point, turn: number, person: Person): string {
  const { skin } = person
  const hair = sideHair(person.hairStyle, person.hair)
  const face = stroke('M19 -1Q24 3 29 0', darker(skin, 0.62), 2.4)
    + stroke('M18 -12Q24 -15.5 30 -12', blend(person.hair, skin, 0.25), 2.6)
    + stroke('M27 23.5Q31 25 34.5 22.5', darker(skin, 0.5), 2.2)
    + ellipse([20, 14], 8, 5.5, '#E4705A', 'opacity=".2"')
    + fill(ear, skin) + stroke('M-8 -1Q-3 0-5 7', darker(skin, 0.16), 2)
  const bearded = person.beard ? fill(beard, person.hair) + stroke('M27 25Q31 26.5 34 25', darker(skin, 0.4), 2) : ''
  return place(neckTop, turn, place([9, -26], 0, hair.behind + fill(profile, skin) + hair.before + face + bearded))
}
