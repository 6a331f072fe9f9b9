import type { Point } from '../rig/geometry.ts'
import { defs, glow } from './drawing.ts'
import { disc, ellipse, fill, stroke } from '../rig/shapes.ts'

/** The colours of the first picture at one time of the day. `canvas` is the page's own: the picture ends in it. */
export type HeroLight = {
  canvas: string
  sky: readonly string[]
  /** Of sun or moon. */
  size: number
  disc: readonly [string, string]
  halo: readonly [colour: string, opacity: number]
  rings: readonly [colour: string, opacity: number]
  /** What else is in the sky: birds or stars. */
  aloft: (sun: Point) => string
  cloud: readonly [colour: string, opacity: number]
  /** The farther a hill, the more of the air is in its colour. */
  hills: string
  air: string
  lake: readonly [string, string]
  ripple: string
  glitter: string
  meadow: readonly [string, string, string]
  grass: string
  flowers: readonly [string, string]
  wood: readonly [string, string]
  lamps: string
  /** What is in the air, in front of all. */
  before: string
}

const bird = ([x, y]: Point, size: number) =>
  `M${x - 12 * size} ${y - 3 * size}Q${x - 5 * size} ${y - 8 * size} ${x} ${y}Q${x + 5 * size} ${y - 8 * size} ${x + 12 * size} ${y - 3 * size}`

export const morning: HeroLight = {
  canvas: '#FAF7F2',
  sky: ['#FAF7F2', '#FBF4E9', '#FCEBD6', '#FBDDBD', '#F9D2AC'],
  size: 178,
  halo: ['#FFF0D8', 0.95],
  disc: ['#F5AB68', '#FBD3A2'],
  rings: ['#FFFFFF', 0.85],
  aloft: ([x, y]) =>
    stroke(bird([x - 300, y - 70], 1.1) + bird([x - 262, y - 92], 0.8) + bird([x - 340, y - 104], 0.7), '#7C9C92', 2.6),
  cloud: ['#FFFFFF', 0.62],
  hills: '#4F8E7E',
  air: '#F9E3CB',
  lake: ['#F4DCC0', '#BCD8D0'],
  ripple: '#FFFFFF',
  glitter: '#FFF6E4',
  meadow: ['#A9C8B4', '#D5E3D2', '#C3D8C5'],
  grass: '#5F9A80',
  flowers: ['#F4A963', '#E58F6F'],
  wood: ['#E6CBA2', '#F2DFC0'],
  lamps: '',
  before: '',
}

const stars: readonly (readonly [number, number, number])[] = [
  [70, 96, 1.6],
  [190, 210, 1.1],
  [300, 60, 1.4],
  [420, 150, 1.1],
  [520, 44, 1.7],
  [610, 236, 1.1],
  [700, 110, 1.4],
  [790, 300, 1.1],
  [860, 60, 1.2],
  [1010, 90, 1.2],
  [1090, 250, 1.2],
  [1160, 50, 1.6],
  [1260, 96, 1.1],
  [1540, 60, 1.3],
  [1700, 70, 1.2],
  [1890, 290, 1.1],
  [120, 330, 1.2],
  [360, 290, 1.4],
  [500, 350, 1.1],
  [40, 240, 1.2],
]

const fireflies: readonly (readonly [number, number, number])[] = [
  [150, 690, 2.4],
  [300, 640, 1.8],
  [880, 650, 2],
  [960, 708, 1.8],
  [1130, 596, 1.7],
  [1320, 610, 1.8],
]

const lantern = ([x, y]: Point, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  disc([0, -26], 150, 'url(#hero-lantern)') +
  ellipse([0, 2], 30, 7, '#000000', 'opacity=".25"') +
  fill('M-17 0V-48H17V0Z', '#FFE0AE') +
  disc([0, -20], 9, '#FFF6DF') +
  fill('M-20 0H20V6H-20ZM-20 -54H20V-48H-20Z', '#2A3A44') +
  stroke('M-17 0V-48M17 0V-48M0 0V-48', '#2A3A44', 3) +
  stroke('M-12 -54Q0 -78 12 -54', '#2A3A44', 3) +
  '</g>'

export const night: HeroLight = {
  canvas: '#0F1719',
  sky: ['#0F1719', '#12222A', '#173440', '#1F4A55', '#2F6468'],
  size: 84,
  halo: ['#6FA9A4', 0.6],
  disc: ['#FFF3DA', '#F3DDB4'],
  rings: ['#CFE6DF', 0.28],
  aloft: () =>
    stars.map(([x, y, size]) => disc([x, y], size * 1.25, '#FFFFFF', `opacity="${0.3 + size * 0.25}"`)).join(''),
  cloud: ['#8FB9B8', 0.16],
  hills: '#0F3338',
  air: '#2F6468',
  lake: ['#2C5F66', '#163840'],
  ripple: '#6FA5A3',
  glitter: '#F6E3BC',
  meadow: ['#17413F', '#112B2D', '#143534'],
  grass: '#245E55',
  flowers: ['#C98F6A', '#B97A6B'],
  wood: ['#3A3A3A', '#4C453F'],
  lamps:
    defs(glow('hero-lantern', [0, '#F6B97A', 0.5], [0.4, '#F6B97A', 0.2], [1, '#F6B97A', 0])) +
    lantern([1034, 690], 1) +
    lantern([1548, 650], 0.9),
  before: fireflies
    .map(([x, y, size]) => disc([x, y], size * 4, '#F6C98A', 'opacity=".16"') + disc([x, y], size, '#FFE3B0'))
    .join(''),
}
