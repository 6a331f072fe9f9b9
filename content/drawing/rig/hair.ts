import { mirrored, type Row, soft, through } from './curve.ts'
import type { HairStyle } from './person.ts'
import { type Bearing, bearingOf, towards } from './skull.ts'
import { radians, type Vector } from './vector.ts'

/** A ball of hair on the head: where its middle is, how far out, and its radius. */
export type Lock = { middle: Vector; out: number; radius: number }

/**
 * A hair style. `line`: how far down the hair comes, from the middle of the forehead (0) to the nape (180);
 * `depth`: how far it stands off the skull.
 */
export type Style = {
  line: (around: number) => number
  depth: (bearing: Bearing) => number
  locks: Lock[]
  /** Whether the locks are one knot, set off from the rest. */
  knot?: boolean
  /** Whether ears are seen. */
  ears: boolean
  /** Lines that show how the hair lies: each from one bearing to another. */
  strands: [Bearing, Bearing][]
  tail?: 'pony' | 'braid'
}

const lock = (bearing: Bearing, out: number, radius: number): Lock => ({ middle: towards(bearing), out, radius })
const even = (depth: number) => () => depth
const bothSides = (strands: [Bearing, Bearing][]): [Bearing, Bearing][] =>
  strands.flatMap(([from, to]) => [
    [from, to],
    [
      [-from[0], from[1]],
      [-to[0], to[1]],
    ],
  ])

const cropped = mirrored([
  [0, 47],
  [25, 49],
  [42, 56],
  [56, 66],
  [64, 76],
  [72, 98],
  [80, 104],
  [86, 96],
  [96, 84],
  [108, 92],
  [118, 112],
  [145, 123],
  [180, 125],
])
const pulledBack = mirrored([
  [0, 46],
  [25, 49],
  [45, 57],
  [60, 70],
  [72, 88],
  [80, 97],
  [88, 94],
  [98, 88],
  [110, 98],
  [122, 114],
  [150, 122],
  [180, 121],
])
const receding = mirrored([
  [0, 38],
  [14, 34],
  [30, 31],
  [46, 42],
  [60, 62],
  [72, 94],
  [80, 101],
  [86, 95],
  [96, 86],
  [108, 94],
  [118, 112],
  [145, 123],
  [180, 125],
])
const hanging = (fringe: Row) => mirrored([...fringe, [66, 104], [71, 140], [77, 160], [92, 166], [180, 166]])
const parted = hanging([
  [0, 42],
  [18, 47],
  [36, 57],
  [54, 72],
])

const hem = through([
  [0, 7],
  [50, 7.5],
  [80, 8],
  [100, 10],
  [118, 15],
  [130, 20],
  [136, 20],
  [143, 13],
  [152, 3],
  [160, 0],
])
/** Hair that hangs to the jaw: it widens downwards, ends in an even hem, and is shorter at the nape. */
const bobDepth = ([around, down]: Bearing) => {
  const aside = soft((Math.abs(around) - 58) / 24)
  const front = 7 * soft((95 - down) / 30)
  const nape = 1 - 0.75 * soft((Math.abs(around) - 120) / 50) * soft((down - 112) / 16)
  return front + (hem(down) * nape - front) * aside
}

/** Curls sit all over the hair, spread as evenly as seeds in a sunflower. */
const curls = Array.from({ length: 54 }, (_, index): Lock => {
  const down = (Math.acos(1 - (2 * (index + 0.5)) / 64) * 180) / Math.PI
  const around = ((index * 137.5) % 360) - 180
  return lock([around, down], 37, 17.5)
}).filter(({ middle }) => {
  const [around, down] = bearingOf(middle)
  return down < pulledBack(around) + 2 && down < 108
})

export const styles: Record<HairStyle, Style> = {
  crop: { line: cropped, depth: even(3.6), locks: [], ears: true, strands: [] },
  short: {
    line: (around) => cropped(around) + (around > 0 ? 3 : -3) * Math.sin(radians(Math.min(90, Math.abs(around) * 2))),
    depth: ([around, down]) =>
      6.5 + 4 * Math.exp(-(((down - 34) / 24) ** 2)) * Math.max(0, Math.cos(radians(around + 30))),
    locks: [],
    ears: true,
    strands: [
      [
        [-26, 42],
        [62, 26],
      ],
      [
        [-34, 36],
        [110, 22],
      ],
      [
        [-42, 50],
        [-120, 50],
      ],
    ],
  },
  receding: { line: receding, depth: even(3), locks: [], ears: true, strands: [] },
  bun: {
    line: pulledBack,
    depth: even(4.5),
    locks: [lock([180, 36], 46, 18.5)],
    knot: true,
    ears: true,
    strands: bothSides([
      [
        [14, 45],
        [40, 16],
      ],
      [
        [48, 56],
        [110, 34],
      ],
      [
        [84, 86],
        [150, 64],
      ],
    ]),
  },
  chignon: {
    line: pulledBack,
    depth: even(5.5),
    locks: [lock([180, 84], 45, 19)],
    knot: true,
    ears: true,
    strands: [
      [
        [-8, 45],
        [-120, 60],
      ],
      [
        [-40, 55],
        [-130, 78],
      ],
      [
        [-2, 45],
        [116, 58],
      ],
      [
        [40, 55],
        [130, 76],
      ],
    ],
  },
  pony: {
    line: pulledBack,
    depth: even(4.5),
    locks: [],
    ears: true,
    tail: 'pony',
    strands: bothSides([
      [
        [14, 44],
        [165, 30],
      ],
      [
        [48, 56],
        [158, 52],
      ],
      [
        [84, 86],
        [165, 78],
      ],
    ]),
  },
  braid: {
    line: pulledBack,
    depth: even(4.5),
    locks: [],
    ears: true,
    tail: 'braid',
    strands: bothSides([
      [
        [4, 46],
        [120, 44],
      ],
      [
        [40, 54],
        [150, 84],
      ],
      [
        [84, 86],
        [165, 100],
      ],
    ]),
  },
  bob: {
    line: (around) => parted(around + 12 * Math.cos(radians(around))),
    depth: bobDepth,
    locks: [],
    ears: false,
    strands: [
      [
        [-12, 36],
        [70, 66],
      ],
      [
        [64, 60],
        [82, 122],
      ],
      [
        [-56, 56],
        [-80, 122],
      ],
      ...bothSides([
        [
          [100, 60],
          [108, 118],
        ],
        [
          [150, 70],
          [152, 116],
        ],
      ]),
    ],
  },
  fringe: {
    line: hanging([
      [0, 70],
      [20, 70],
      [40, 72],
      [56, 80],
    ]),
    depth: bobDepth,
    locks: [],
    ears: false,
    strands: bothSides([
      [
        [12, 34],
        [14, 60],
      ],
      [
        [70, 40],
        [74, 110],
      ],
      [
        [110, 40],
        [112, 116],
      ],
    ]),
  },
  curly: {
    line: (around) => pulledBack(around) + 1.5 * Math.sin(radians(around * 11)),
    depth: even(7),
    locks: curls,
    ears: true,
    strands: [],
  },
}
