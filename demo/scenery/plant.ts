import { darker, lighter } from '../rig/colour.ts'
import { type Point, round } from '../rig/geometry.ts'
import { ellipse, fill, stroke } from '../rig/shapes.ts'
import { type ColourWay, colourWays } from './colourWays.ts'

export type PlantKind = 'fan' | 'snake' | 'stem'

/** [turn, length, width, shade: above 0 is darker] */
const fan = [[-46, 120, 15, 0.12], [-24, 165, 18, 0], [0, 190, 19, -0.1], [25, 158, 18, 0.06], [48, 112, 15, 0.14]] as const
const snake = [[-16, 150, 11], [-5, 196, 13], [7, 170, 12], [18, 122, 10]] as const
/** [turn, length, width, height on the stem] */
const stem = [[-58, 62, 18, -95], [56, 66, 18, -112], [-48, 66, 18, -140], [46, 60, 17, -160], [-28, 58, 16, -184], [14, 62, 16, -192]] as const

function leaf([x, y]: Point, length: number, turn: number, width: number, colour: string, vein: string): string {
  const [low, high] = [round(-length * 0.3), round(-length * 0.72)]
  return `<g transform="translate(${x} ${y}) rotate(${turn})">`
    + fill(`M0 0C${-width} ${low} ${-width} ${high} 0 ${-length}C${width} ${high} ${width} ${low} 0 0Z`, colour)
    + stroke(`M0 0V${round(-length * 0.8)}`, vein, 2, 'opacity=".5"') + '</g>'
}

const leaves: Record<PlantKind, (green: string, vein: string) => string> = {
  fan: (green, vein) => fan.map(([turn, length, width, shade]) =>
    leaf([0, -58], length, turn, width, shade > 0 ? darker(green, shade) : lighter(green, -shade), vein)).join(''),
  snake: (green, vein) => snake.map(([turn, length, width], index) =>
    leaf([index * 5 - 8, -56], length, turn, width, index % 2 ? green : darker(green, 0.12), vein)).join(''),
  stem: (green, vein) => stroke('M0 -56C-4 -110 6 -150 2 -196', darker(green, 0.2), 4)
    + stem.map(([turn, length, width, height], index) =>
      leaf([1, height], length, turn, width, index % 2 ? green : darker(green, 0.1), vein)).join(''),
}

export function plant([x, y]: Point, kind: PlantKind, scale: number, way: ColourWay): string {
  const { plant: green, pot } = colourWays[way]
  const potShape = fill('M-36 -62H36L28 0Q27 4 22 4H-22Q-27 4-28 0Z', pot) + fill('M-40 -68H40V-52H-40Z', lighter(pot, 0.16))
    + fill('M8 -52H35L28 0Q27 4 22 4H2Z', darker(pot, 0.2), 'opacity=".28"')
  return ellipse([x + 10, y + 4], 58 * scale, 9 * scale, '#3a2d2a', 'opacity=".1"')
    + `<g transform="translate(${x} ${y}) scale(${scale})">${leaves[kind](green, lighter(green, 0.35))}${potShape}</g>`
}
