import { darker, lighter } from '../rig/colour.ts'
import { type Point, round } from '../rig/geometry.ts'
import { ellipse, fill, stroke } from '../rig/shapes.ts'
import { standing } from './standing.ts'

/** `at` is the floor under the pot (for `trailing`, the hook it hangs from). */
export type Greenery = { at: Point; kind: GreeneryKind; scale?: number; green: string; pot: string }

export type GreeneryKind = 'fan' | 'snake' | 'stem' | 'rubber' | 'monstera' | 'palm' | 'olive' | 'pampas' | 'trailing'

/** A leaf whose half away from the light is darker. */
function leaf([x, y]: Point, length: number, turn: number, width: number, colour: string): string {
  const [low, high] = [round(-length * 0.3), round(-length * 0.72)]
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    fill(`M0 0C${-width} ${low} ${-width} ${high} 0 ${-length}C${width} ${high} ${width} ${low} 0 0Z`, colour) +
    fill(`M0 0C${-width} ${low} ${-width} ${high} 0 ${-length}Z`, darker(colour, 0.1)) +
    '</g>'
  )
}

/** Leaves from the ground: turn, length, width, and how much darker (below 0 lighter) than the plant's green. */
const fan = [
  [-58, 96, 13, -0.1],
  [-40, 136, 16, 0.12],
  [-20, 172, 18, 0],
  [58, 92, 13, -0.12],
  [42, 128, 16, 0.14],
  [22, 164, 18, 0.06],
  [1, 192, 19, -0.08],
] as const
const snake = [
  [-20, 126, 11, 0.12],
  [20, 132, 11, 0.14],
  [-10, 168, 12, 0.05],
  [11, 176, 12, 0],
  [1, 206, 13, -0.08],
] as const
/** Leaves on a stem: turn, length, width, height on the stem. */
const stem = [
  [-62, 62, 18, -90],
  [60, 66, 18, -108],
  [-52, 68, 18, -134],
  [50, 64, 17, -156],
  [-34, 60, 16, -180],
  [22, 62, 16, -190],
  [-4, 54, 14, -204],
] as const
const rubber = [
  [-70, 74, 30, -78],
  [68, 78, 31, -96],
  [-58, 84, 32, -128],
  [56, 82, 31, -150],
  [-42, 80, 29, -184],
  [38, 76, 28, -204],
  [-6, 78, 25, -222],
] as const
const olive = [
  [-78, 40, 9, -150],
  [72, 42, 9, -146],
  [-60, 46, 9, -172],
  [58, 46, 9, -176],
  [-88, 42, 9, -192],
  [86, 40, 9, -200],
  [-50, 48, 9, -214],
  [46, 48, 9, -218],
  [-28, 46, 9, -240],
  [24, 46, 9, -244],
  [0, 44, 9, -256],
] as const

const shaded = (green: string, share: number) => (share > 0 ? darker(green, share) : lighter(green, -share))
const onStem = (rows: readonly (readonly [number, number, number, number])[], green: string) =>
  rows
    .map(([turn, length, width, height], index) =>
      leaf([0, height], length, turn, width, shaded(green, [0.1, -0.06, 0.02][index % 3] ?? 0)),
    )
    .join('')

/** A broad leaf with two notches on each side. */
function monsteraLeaf([x, y]: Point, turn: number, size: number, colour: string): string {
  const half =
    'M0 4C-26 18 -50 2 -50 -24L-26 -24L-51 -38C-50 -50 -46 -60 -40 -68L-18 -52L-34 -78C-24 -92 -12 -100 0 -108'
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    fill(half + 'C12 -100 24 -92 34 -78L18 -52L40 -68C46 -60 50 -50 51 -38L26 -24L50 -24C50 2 26 18 0 4Z', colour) +
    fill(half + 'L0 4Z', darker(colour, 0.1)) +
    stroke('M0 4V-90', lighter(colour, 0.3), 2.5, 'opacity=".6"') +
    '</g>'
  )
}

/** An arching frond with leaflets on both sides. */
function frond(turn: number, reach: number, droop: number, green: string): string {
  const at = (t: number): Point => [reach * t, -170 * t + droop * t * t]
  const leaflets = [0.34, 0.46, 0.58, 0.7, 0.8, 0.9, 1]
    .map((t, index) => {
      const [x, y] = at(t)
      const way = (Math.atan2(-170 + 2 * droop * t, reach) * 180) / Math.PI + 90
      const length = 62 - index * 5
      return (
        leaf([round(x), round(y)], length, round(way - 42), 8, green) +
        leaf([round(x), round(y)], length, round(way + 42), 8, lighter(green, 0.06))
      )
    })
    .join('')
  const [endX, endY] = at(1)
  return (
    `<g transform="translate(0 -60) rotate(${turn})">` +
    stroke(`M0 0Q${round(reach * 0.5)} -85 ${round(endX)} ${round(endY)}`, darker(green, 0.14), 3.5) +
    leaflets +
    '</g>'
  )
}

/** Stalks of pampas: turn, length. */
const plumes = [
  [-24, 168],
  [-9, 214],
  [5, 190],
  [19, 224],
  [32, 150],
] as const
/** Monstera's stalks: turn of the leaf, where it sits, its size, and its shade. */
const stalks = [
  [-58, -46, -96, 0.78, 0.14],
  [56, 46, -104, 0.8, 0.1],
  [-34, -34, -150, 0.92, 0],
  [34, 32, -156, 0.9, 0.06],
  [-2, 0, -176, 0.98, -0.08],
] as const
/** Strands that hang down: where they leave the pot, length. */
const strands = [
  [-30, 96],
  [-14, 150],
  [2, 190],
  [17, 128],
  [32, 84],
] as const

function fromGround(
  rows: readonly (readonly [number, number, number, number])[],
  green: string,
  spread: number,
): string {
  return rows
    .map(([turn, length, width, share]) => leaf([round(turn * spread), -57], length, turn, width, shaded(green, share)))
    .join('')
}

const plume = ([turn, length]: readonly [number, number], colour: string) =>
  `<g transform="translate(0 -64) rotate(${turn})">${stroke(`M0 0V${-length}`, '#C9AE86', 2.5)}` +
  `${leaf([0, -length * 0.52], length * 0.58, 0, 11, colour)}</g>`

const strandLeaf = (green: string, step: number) => shaded(green, [0.08, -0.06, 0][step % 3] ?? 0)
const strand = ([x, length]: readonly [number, number], green: string) =>
  stroke(
    `M${x} 4C${x * 1.3} ${length * 0.4} ${x * 1.1 + 6} ${length * 0.6} ${x * 1.25} ${length}`,
    darker(green, 0.16),
    2.5,
  ) +
  Array.from({ length: Math.floor(length / 22) }, (_, step) =>
    leaf(
      [round(x * (1 + step * 0.03)), 14 + step * 22],
      26,
      (step + Number(x > 0)) % 2 ? 118 : -122,
      10,
      strandLeaf(green, step),
    ),
  ).join('')

const crown = (green: string) =>
  `<g transform="translate(-24 6)">${onStem(olive, darker(green, 0.08))}</g>` +
  `<g transform="translate(22 0)">${onStem(olive, green)}</g><g transform="translate(0 -22)">${onStem(olive, lighter(green, 0.08))}</g>`

const grow: Record<GreeneryKind, (green: string) => string> = {
  fan: (green) => fromGround(fan, green, 0.12),
  snake: (green) => fromGround(snake, green, 0.7),
  stem: (green) => stroke('M0 -56C-4 -110 5 -150 0 -206', darker(green, 0.2), 4) + onStem(stem, green),
  rubber: (green) => stroke('M0 -56C-4 -110 5 -160 0 -226', darker(green, 0.24), 5) + onStem(rubber, green),
  monstera: (green) =>
    stalks
      .map(
        ([turn, x, y, size, share]) =>
          stroke(`M0 -56Q${round(x * 0.3)} ${round(y * 0.7)} ${x} ${y}`, darker(green, 0.2), 4) +
          monsteraLeaf([x, y], turn, size, shaded(green, share)),
      )
      .join(''),
  palm: (green) =>
    frond(-74, 20, 60, darker(green, 0.12)) +
    frond(66, -10, 50, darker(green, 0.08)) +
    frond(-42, 10, 40, green) +
    frond(36, -4, 40, green) +
    frond(-6, 6, 20, lighter(green, 0.08)),
  olive: (green) =>
    stroke(
      'M0 -54C-4 -90 6 -120 0 -150M0 -140C-14 -170 -22 -190 -30 -214M0 -146C14 -172 20 -196 26 -220M0 -150C2 -190 -2 -220 0 -250',
      '#9A7A60',
      5,
    ) + crown(green),
  pampas: () => plumes.map((stalk, index) => plume(stalk, index % 2 ? '#E9D6B4' : '#DFC6A0')).join(''),
  trailing: (green) =>
    strands.map((item) => strand(item, green)).join('') +
    [-40, -16, 12, 38].map((turn) => leaf([turn * 0.5, -6], 46, turn, 13, green)).join(''),
}

const standingPot = (pot: string) =>
  fill('M-37 -62H37L29 -2Q28 4 22 4H-22Q-28 4 -29 -2Z', pot) +
  fill('M-37 -62H-12L-8 4H-22Q-28 4 -29 -2Z', darker(pot, 0.1)) +
  fill('M-41 -69Q-41 -72 -38 -72H38Q41 -72 41 -69V-56Q41 -53 38 -53H-38Q-41 -53 -41 -56Z', lighter(pot, 0.16)) +
  fill('M-37 -53H37L36.4 -48H-36.4Z', darker(pot, 0.16))
const vase = (pot: string) =>
  fill('M-13 -86H13C12 -64 34 -58 34 -28C34 -8 24 4 12 4H-12C-24 4 -34 -8 -34 -28C-34 -58 -12 -64 -13 -86Z', pot) +
  fill(
    'M-13 -86H-4C-6 -62 -18 -56 -18 -28C-18 -8 -10 2 -6 4H-12C-24 4 -34 -8 -34 -28C-34 -58 -12 -64 -13 -86Z',
    darker(pot, 0.1),
  )
const hangingPot = (pot: string) =>
  stroke('M-30 -4L0 -120L30 -4', '#B9A58C', 2.5) +
  fill('M-36 -8H36Q34 34 0 34Q-34 34 -36 -8Z', pot) +
  fill('M-36 -8H-12Q-14 26 0 34Q-34 34 -36 -8Z', darker(pot, 0.1))

/** A plant in its pot, with the shadow on the floor. */
export function greenery({ at, kind, scale = 1, green, pot }: Greenery): string {
  if (kind === 'trailing')
    return standing(at, `<g transform="translate(0 120)">${hangingPot(pot)}${grow.trailing(green)}</g>`, scale)
  const shadow = ellipse([-8, 3], 60, 9, '#3a2d2a', 'opacity=".12"')
  return standing(at, shadow + grow[kind](green) + (kind === 'pampas' ? vase(pot) : standingPot(pot)), scale)
}
