import { blend, darker, lighter } from '../rig/colour.ts'
import type { Point } from '../rig/geometry.ts'
import { disc, fill, ring, stroke } from '../rig/shapes.ts'
import { cloud, cypress, flowers, roundTree } from '../scenery/landscape.ts'
import { defs, fade, glow, hill, through } from './drawing.ts'
import type { HeroLight } from './heroLights.ts'

/** The picture is this wide, and the same land is seen in narrower cuts of it. */
export const heroWidth = 1920
export const heroHeight = 800
const [left, right] = [-40, heroWidth + 40]

/** The lake's far shore. */
const shore = 486

/** Ridges from the farthest: how clear the air leaves them, and their line from left to right. */
const ridges: readonly (readonly [clear: number, heights: readonly number[]])[] = [
  [0.16, [430, 416, 392, 404, 372, 340, 356, 318, 296, 330, 302, 344]],
  [0.34, [452, 440, 436, 446, 420, 408, 426, 404, 372, 396, 372, 388]],
  [0.58, [476, 470, 462, 470, 462, 450, 470, 462, 432, 446, 418, 426]],
  [0.84, [486, 480, 482, 486, 484, 486, 487, 486, 478, 474, 452, 446]],
]
const lineOf = (heights: readonly number[]) =>
  heights.map((y, index): Point => [left + (index * (right - left)) / (heights.length - 1), y])

const meadow: Point[] = [
  [left, 566],
  [160, 548],
  [380, 552],
  [620, 584],
  [860, 606],
  [1080, 604],
  [1320, 600],
  [right, 604],
]
const deck = 'M1030 800C1000 742 1010 680 1062 646C1102 622 1160 618 1240 618H1960V800Z'
const foot: Point[] = [
  [left, 764],
  [260, 752],
  [620, 772],
  [980, 790],
  [1320, 776],
  [1640, 768],
  [right, 782],
]

function sky({ sky: colours, halo, disc: face, canvas, rings, size }: HeroLight, [x, y]: Point, top: number): string {
  return (
    defs(
      fade('hero-sky', ...colours.map((colour, index) => [index / (colours.length - 1), colour] as const)),
      glow(
        'hero-halo',
        [0, halo[0], halo[1]],
        [0.36, halo[0], halo[1] * 0.62],
        [0.68, halo[0], halo[1] * 0.2],
        [1, halo[0], 0],
      ),
      fade('hero-disc', [0, face[0]], [1, face[1]]),
      fade('hero-top', [0, canvas], [1, canvas, 0]),
    ) +
    `<rect x="${left}" width="${right - left}" height="520" fill="url(#hero-sky)"/>` +
    disc([x, y], size * 3.6, 'url(#hero-halo)') +
    `<rect x="${left}" y="${top}" width="${right - left}" height="240" fill="url(#hero-top)"/>` +
    ring([x, y], size * 1.62, rings[0], 2.5, `opacity="${rings[1] * 0.7}"`) +
    ring([x, y], size * 1.34, rings[0], 2.5, `opacity="${rings[1]}"`)
  )
}

/** The light of sun or moon on the water: short strokes, wider and fewer towards the viewer. */
const glitter = (x: number, colour: string) =>
  stroke(
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((row) => {
        const half = 46 + row * 15 + (row % 2) * 26
        const shift = [0, -14, 22, -8, 30, -26, 10, -18][row] as number
        return `M${x + shift - half} ${shore + 9 + row * 14}h${half * 2}`
      })
      .join(''),
    colour,
    4,
    'opacity=".75"',
  )

const ripples = (colour: string) =>
  stroke(
    (
      [
        [120, 512, 120],
        [960, 552, 110],
        [1760, 520, 90],
        [1660, 556, 120],
        [1860, 584, 60],
      ] as const
    )
      .map(([x, y, length]) => `M${x} ${y}h${length}`)
      .join(''),
    colour,
    3,
    'opacity=".55"',
  )

const boards = (colour: string) =>
  `<g clip-path="url(#hero-deck)">${stroke([640, 668, 704, 750].map((y) => `M960 ${y}H${right}`).join(''), colour, 2)}</g>`

/** Blades of grass. */
const tuft = ([x, y]: Point, size: number, green: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  fill('M-26 0C-24 -22 -34 -40 -44 -50C-26 -42 -14 -22 -12 0Z', darker(green, 0.08)) +
  fill('M-12 0C-12 -30 -16 -54 -22 -70C-4 -54 2 -26 2 0Z', green) +
  fill('M2 0C4 -30 12 -50 22 -62C20 -42 18 -20 16 0Z', darker(green, 0.05)) +
  fill('M14 0C18 -18 28 -30 42 -38C34 -24 28 -12 28 0Z', lighter(green, 0.12)) +
  '</g>'

/**
 * A lake between hills, by where its sun or moon stands; people stand on the deck at its right. The sky begins in the
 * page's own colour at `top`.
 */
export function heroLandscape(light: HeroLight, sun: Point, top: number): string {
  const { hills, air, lake, meadow: green, wood, canvas } = light
  const [x, y] = sun
  const near = ridges.map(([clear, heights]) => hill(lineOf(heights), shore + 8, blend(air, hills, clear)))
  const tree = blend(air, hills, 0.95)
  return (
    sky(light, sun, top) +
    light.aloft(sun) +
    disc([x, y], light.size, 'url(#hero-disc)') +
    cloud([1010, 170], 0.9, light.cloud[0], light.cloud[1]) +
    cloud([1800, 124], 0.8, light.cloud[0], light.cloud[1]) +
    near.join('') +
    cypress([1022, 490], 0.5, tree) +
    cypress([1050, 491], 0.36, lighter(tree, 0.08)) +
    roundTree([96, 490], 0.46, tree) +
    roundTree([134, 491], 0.34, lighter(tree, 0.08)) +
    roundTree([1846, 466], 0.6, tree) +
    cypress([1890, 464], 0.6, darker(tree, 0.06)) +
    defs(fade('hero-lake', [0, lake[0]], [1, lake[1]])) +
    `<rect x="${left}" y="${shore}" width="${right - left}" height="150" fill="url(#hero-lake)"/>` +
    ripples(light.ripple) +
    glitter(x, light.glitter) +
    defs(
      fade('hero-meadow', [0, green[0]], [1, green[1]]),
      fade('hero-wood', [0, wood[0]], [1, wood[1]]),
      `<clipPath id="hero-deck"><path d="${deck}"/></clipPath>`,
    ) +
    hill(meadow, 800, 'url(#hero-meadow)') +
    fill(through(lineOf([610, 604, 622, 660, 700, 716, 740, 752, 760, 770, 780, 790])) + `V800H${left}Z`, green[2]) +
    tuft([1000, 640], 0.7, light.grass) +
    fill(deck, 'url(#hero-wood)') +
    boards(darker(wood[1], 0.09)) +
    stroke(deck.split('H')[0] as string, lighter(wood[0], 0.3), 4) +
    light.lamps +
    fill(`${through(foot)}V801H${left}Z`, canvas) +
    tuft([40, 770], 1.1, light.grass) +
    flowers([96, 764], light.flowers[0], light.grass, 0.8) +
    tuft([930, 790], 1.05, light.grass) +
    flowers([986, 792], light.flowers[1], light.grass, 0.85) +
    light.before
  )
}
