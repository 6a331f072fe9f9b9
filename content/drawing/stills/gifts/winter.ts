import type { Point } from '../../rig/geometry.ts'
import { disc, ellipse, fill, ring, stroke } from '../../rig/shapes.ts'
import { defs, fade, glow, hill, through } from '../drawing.ts'
import { wordmark } from '../wordmark.ts'

const fir = (x: number, y: number, height: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${height / 100})">` +
  fill(
    'M0 -50C8 -30 19 -8 27 0Q0 6 -27 0C-19 -8 -8 -30 0 -50ZM0 -76C6 -56 15 -32 21 -24Q0 -18 -21 -24C-15 -32 -6 -56 0 -76Z' +
      'M0 -100C5 -80 11 -55 15 -47Q0 -41 -15 -47C-11 -55 -5 -80 0 -100ZM-3 -2H3V6H-3Z',
    colour,
  ) +
  '</g>'

/** Where they stand, and how tall they are. */
const farFirs = [
  [70, 96],
  [112, 130],
  [158, 104],
  [640, 84],
  [676, 112],
  [1040, 120],
  [1090, 150],
  [1140, 116],
] as const
const nearFirs = [
  [250, 150],
  [310, 196],
  [366, 140],
] as const

const branch: Point[] = [
  [1230, 470],
  [1080, 500],
  [930, 540],
  [760, 556],
  [600, 590],
  [470, 640],
]
const twigs: Point[][] = [
  [
    [1010, 520],
    [950, 470],
    [930, 420],
  ],
  [
    [700, 566],
    [640, 540],
    [560, 530],
  ],
  [
    [880, 548],
    [850, 590],
    [856, 622],
  ],
  [
    [620, 588],
    [612, 618],
    [584, 636],
  ],
]
const snow: Point[] = [
  [1230, 460],
  [1080, 489],
  [930, 529],
  [762, 545],
  [604, 579],
]

/** Where berries hang from the twigs. */
const clusters: Point[] = [
  [930, 424],
  [858, 626],
  [560, 534],
  [582, 638],
  [1090, 506],
]
const berries: Point[] = [
  [-34, 24],
  [0, 20],
  [34, 24],
  [-20, 52],
  [16, 54],
  [-2, 82],
]
const berry = ([x, y]: Point) =>
  disc([x, y], 19, '#C4472F') + disc([x + 5, y - 6], 9, '#E07A55') + disc([x - 3, y + 12], 3, '#7C2417')

const cluster = ([x, y]: Point) =>
  `<g transform="translate(${x} ${y})">` +
  berries.map(([x, y]) => stroke(`M0 -4L${x} ${y}`, '#6B4A3A', 4)).join('') +
  berries.map(berry).join('') +
  '</g>'

/** A robin, its feet on 0,0; it looks left. */
const robin =
  '<g transform="translate(786 548) scale(-1.06 1.06)">' +
  stroke('M6 -14V4M30 -16V2', '#5B463B', 6) +
  fill(
    'M-172 -2L-82 -62C-72 -122 -22 -180 40 -182C84 -183 110 -156 113 -128C118 -64 84 -16 18 -11C-20 -8 -56 -14 -84 -30' +
      'L-166 14Q-178 8 -172 -2Z',
    '#7B675A',
  ) +
  fill('M113 -128C118 -64 84 -16 18 -11C-16 -8 -48 -13 -74 -24C-20 -32 34 -60 62 -104Z', '#F6EBDD') +
  fill('M70 -164C100 -160 112 -144 113 -122C116 -84 102 -54 76 -34C38 -52 22 -116 70 -164Z', '#E98F4E') +
  fill('M-96 -46C-66 -104 -8 -122 34 -92C36 -56 -22 -26 -128 -20Z', '#5F4D42') +
  stroke('M-84 -40C-46 -52 -10 -60 22 -80M-66 -60C-36 -72 -12 -80 14 -92', '#8C7869', 5) +
  fill('M108 -136L144 -121L112 -110Z', '#4A3A30') +
  disc([82, -138], 9, '#2A2220') +
  disc([85, -141], 3, '#FFFFFF') +
  '</g>'

const flakes: [number, number, number][] = [
  [420, 120, 5],
  [520, 220, 4],
  [330, 270, 6],
  [640, 96, 6],
  [760, 190, 4],
  [880, 84, 5],
  [1010, 170, 6],
  [1120, 84, 4],
  [1090, 300, 5],
  [230, 210, 4],
  [150, 340, 5],
  [480, 380, 4],
  [1000, 330, 4],
  [300, 420, 4],
  [100, 460, 6],
  [560, 330, 5],
  [700, 300, 3],
  [1150, 220, 3],
  [400, 480, 5],
  [200, 540, 4],
]

/** A robin on a rowan branch, over snow. */
export const winter =
  defs(
    fade('sky', [0, '#C9D3EA'], [0.6, '#EDE9EE'], [1, '#FBE8D8']),
    glow('halo', [0, '#FFF4E4'], [0.45, '#FFF1DF', 0.7], [1, '#FFF1DF', 0]),
    fade('field', [0, '#FFFFFF'], [1, '#E4EAF5']),
  ) +
  '<rect width="1200" height="750" fill="url(#sky)"/>' +
  disc([420, 336], 280, 'url(#halo)') +
  ring([420, 336], 140, '#FFFFFF', 3, 'opacity=".85"') +
  disc([420, 336], 100, '#FAD3AB') +
  hill(
    [
      [0, 450],
      [200, 400],
      [420, 440],
      [640, 386],
      [880, 430],
      [1200, 380],
    ],
    752,
    '#C4CEE6',
  ) +
  farFirs.map(([x, height]) => fir(x, 486, height, '#93A3C9')).join('') +
  hill(
    [
      [0, 484],
      [240, 470],
      [520, 500],
      [820, 466],
      [1200, 492],
    ],
    752,
    '#E3E8F4',
  ) +
  nearFirs.map(([x, height]) => fir(x, 588, height, '#5D7F8C')).join('') +
  hill(
    [
      [0, 566],
      [260, 590],
      [560, 560],
      [860, 600],
      [1200, 570],
    ],
    752,
    'url(#field)',
  ) +
  hill(
    [
      [0, 668],
      [260, 650],
      [620, 700],
      [1200, 660],
    ],
    752,
    '#FFFFFF',
  ) +
  stroke(through(branch), '#6B4A3A', 17) +
  twigs.map((twig) => stroke(through(twig), '#6B4A3A', 8)).join('') +
  stroke(through(snow), '#FFFFFF', 13) +
  ellipse([1040, 494], 46, 12, '#FFFFFF') +
  ellipse([690, 557], 40, 10, '#FFFFFF') +
  clusters.map(cluster).join('') +
  robin +
  flakes.map(([x, y, size]) => disc([x, y], size, '#FFFFFF', 'opacity=".9"')).join('') +
  wordmark([64, 100], 36, '#2F3A7A')
