import { darker, lighter } from '../../rig/colour.ts'
import type { Point } from '../../rig/geometry.ts'
import { disc, fill } from '../../rig/shapes.ts'
import { standing } from '../standing.ts'

/** A board on the wall; `at` is the left end of its upper side. */
export const board = (at: Point, width: number, wood: string) =>
  standing(
    at,
    fill(`M4 12H${width - 8}L${width - 16} 24H-2Z`, '#3a2d2a', 'opacity=".07"') +
      fill(`M0 0H${width}V12H0Z`, wood) +
      fill(`M0 8H${width}V12H0Z`, darker(wood, 0.14)),
  )

const spine = (width: number, height: number, colour: string) =>
  fill(`M0 ${2 - height}q0 -2 2 -2h${width - 5}q2 0 2 2V0H0Z`, colour) +
  fill(`M0 ${-height * 0.76}h${width - 1}v5h${1 - width}Z`, lighter(colour, 0.35))

/** Books that stand from `at` to the right, the last one leaning; `sizes` are width and height of each. */
export function books(
  [x, y]: Point,
  colours: readonly string[],
  sizes: readonly (readonly [number, number])[] = usualBooks,
): string {
  let left = x
  return sizes
    .map(([width, height], index) => {
      const book = spine(width, height, colours[index % colours.length] as string)
      const drawn = standing([left, y], index === sizes.length - 1 ? `<g transform="rotate(-11)">${book}</g>` : book)
      left += width
      return drawn
    })
    .join('')
}

export const usualBooks = [
  [17, 72],
  [14, 62],
  [20, 78],
  [13, 66],
  [16, 58],
  [18, 74],
] as const

export const bowl = (at: Point, colour: string) =>
  standing(
    at,
    fill('M-34 -30H34C32 -8 16 0 0 0C-16 0 -32 -8 -34 -30Z', colour) +
      fill('M-34 -30H-12C-12 -10 -6 -2 0 0C-16 0 -32 -8 -34 -30Z', darker(colour, 0.1)),
  )

export const jar = (at: Point, colour: string, height = 54) =>
  standing(
    at,
    fill(`M-18 ${8 - height}Q-18 ${-height} -10 ${-height}H10Q18 ${-height} 18 ${8 - height}V0H-18Z`, colour) +
      fill(`M-18 ${8 - height}Q-18 ${-height} -10 ${-height}H-6V0H-18Z`, darker(colour, 0.08)) +
      fill(`M-15 ${-height - 9}H15V${2 - height}H-15Z`, darker(colour, 0.26)),
  )

/** A rolled mat seen from its end. */
export const rolledMat = (at: Point, radius: number, colour: string) =>
  standing(
    at,
    [1, 0.74, 0.48, 0.22]
      .map((share, index) => disc([0, -radius], radius * share, index % 2 ? lighter(colour, 0.24) : colour))
      .join(''),
  )

/** Towels folded in a pile. */
export const towels = (at: Point, colour: string) =>
  standing(
    at,
    [0, 1, 2]
      .map(
        (layer) =>
          `<rect x="${layer * 2 - 28}" y="${-16 * (layer + 1)}" width="${56 - layer * 4}" height="15" rx="7"` +
          ` fill="${layer % 2 ? darker(colour, 0.1) : colour}"/>`,
      )
      .join(''),
  )

/** A framed picture with its own drawing inside, `inner` around 0,0; `at` is its middle. */
export function framed(at: Point, width: number, height: number, paper: string, inner: string): string {
  const sheet = (margin: number) => {
    const [right, foot] = [width / 2 + margin, height / 2 + margin]
    return `M${-right} ${-foot}H${right}V${foot}H${-right}Z`
  }
  const shadow = fill(sheet(12), '#3a2d2a', 'opacity=".08" transform="translate(-5 7)"')
  return standing(at, shadow + fill(sheet(12), '#FFFDF8') + fill(sheet(0), paper) + inner)
}
