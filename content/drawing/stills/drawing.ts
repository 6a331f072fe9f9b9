import { darker, lighter } from '../rig/colour.ts'
import { type Point, round } from '../rig/geometry.ts'
import { fill, stroke } from '../rig/shapes.ts'

const text = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** A smooth line through points (Catmull–Rom), as path text. */
export function through(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point
  const spans = points.slice(1).map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${text(first)} ${text(second)} ${text(to)}`
  })
  return `M${text(at(0))}${spans.join('')}`
}

/** A hill: its ridge through points from left to right, filled down to `bottom`. */
export function hill(ridge: readonly Point[], bottom: number, colour: string, extra = ''): string {
  const [left, right] = [ridge[0] as Point, ridge.at(-1) as Point]
  return fill(`${through(ridge)}L${right[0]} ${bottom}H${left[0]}Z`, colour, extra)
}

type Stop = readonly [offset: number, colour: string, opacity?: number]
const stops = (row: readonly Stop[]) =>
  row
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')

/** What a drawing refers to by id: `fade` and `glow`. */
export const defs = (...parts: string[]) => `<defs>${parts.join('')}</defs>`
/** From top to bottom. */
export const fade = (id: string, ...row: Stop[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(row)}</linearGradient>`
/** From the middle outwards. */
export const glow = (id: string, ...row: Stop[]) => `<radialGradient id="${id}">${stops(row)}</radialGradient>`

type Leaf = { at: Point; turn: number; length: number; width: number; colour: string }

/** A pointed leaf that grows from `at`; turn 0 is upwards. The half that looks away from the light is darker. */
export function leaf({ at: [x, y], turn, length, width, colour }: Leaf): string {
  const foot = round(-length * 0.09)
  const [low, high] = [round(-length * 0.3), round(-length * 0.72)]
  const half = (side: 1 | -1) =>
    `M0 ${foot}C${round(side * width)} ${low} ${round(side * width * 0.9)} ${high} 0 ${-length}`
  return (
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})">` +
    fill(`${half(-1)}C${round(width * 0.9)} ${high} ${round(width)} ${low} 0 ${foot}Z`, colour) +
    fill(`${half(1)}Z`, darker(colour, 0.1)) +
    stroke(`M0 0V${round(-length * 0.86)}`, lighter(colour, 0.4), Math.max(1.5, length / 50), 'opacity=".7"') +
    '</g>'
  )
}
