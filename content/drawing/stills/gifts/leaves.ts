import type { Point } from '../../rig/geometry.ts'
import { disc, stroke } from '../../rig/shapes.ts'
import { defs, glow, leaf, through } from '../drawing.ts'
import { wordmark } from '../wordmark.ts'

const stem: Point[] = [
  [560, 780],
  [640, 640],
  [726, 520],
  [790, 388],
  [834, 268],
  [884, 158],
]
const twigs: Point[][] = [
  [
    [686, 578],
    [800, 540],
    [920, 536],
    [1040, 560],
  ],
  [
    [770, 436],
    [676, 396],
    [600, 330],
    [560, 244],
  ],
  [
    [826, 290],
    [930, 262],
    [1024, 226],
    [1096, 176],
  ],
]

const [sage, mint, cream, apricot, moss] = ['#8FBBA8', '#CFE0DA', '#FBEBD3', '#F4A963', '#4F8F7F']

const leaves: [x: number, y: number, turn: number, length: number, colour: string][] = [
  [884, 160, 22, 132, sage],
  [862, 206, -42, 122, mint],
  [872, 186, 74, 112, apricot],
  [1096, 178, 46, 124, cream],
  [1052, 208, -12, 114, sage],
  [1032, 220, 116, 108, moss],
  [962, 252, -4, 108, mint],
  [944, 258, 128, 104, sage],
  [560, 246, -22, 122, apricot],
  [574, 290, -86, 110, sage],
  [582, 298, 32, 96, mint],
  [634, 366, -72, 110, cream],
  [664, 388, 20, 98, moss],
  [1040, 560, 100, 122, sage],
  [966, 542, 42, 106, cream],
  [950, 540, 146, 104, mint],
  [862, 534, 24, 100, sage],
  [834, 536, 140, 96, apricot],
  [812, 336, -46, 106, sage],
  [706, 552, -52, 118, mint],
  [668, 602, -70, 112, sage],
  [640, 642, 86, 108, moss],
  [612, 690, -58, 116, moss],
]
const berries: Point[] = [
  [748, 484],
  [770, 504],
  [738, 508],
  [850, 220],
  [1010, 238],
  [594, 316],
  [1008, 548],
]

/** A branch in many greens, on pine. */
export const leavesCard =
  defs(glow('light', [0, '#1E7364'], [1, '#0F5B4F', 0])) +
  '<rect width="1200" height="750" fill="#0F5B4F"/>' +
  disc([840, 330], 620, 'url(#light)') +
  stroke(through(stem), '#A9CDBE', 7) +
  twigs.map((twig) => stroke(through(twig), '#A9CDBE', 5)).join('') +
  leaves
    .map(([x, y, turn, length, colour]) =>
      leaf({ at: [x, y], turn, length: length * 1.12, width: length * 0.42, colour }),
    )
    .join('') +
  berries.map(([x, y]) => disc([x, y], 12, '#E98F4E') + disc([x + 4, y - 4], 4, '#F9C48D')).join('') +
  wordmark([64, 100], 36, '#FBEBD3')
