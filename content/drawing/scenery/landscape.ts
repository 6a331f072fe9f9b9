import { blend, darker, lighter } from '../rig/colour.ts'
import type { Point } from '../rig/geometry.ts'
import { ellipse, fill, stroke } from '../rig/shapes.ts'
import { standing } from './standing.ts'

/** Ridges from the farthest to the nearest, as offsets from the base line at nine places across the picture. */
const ridges = [
  [-92, -118, -150, -132, -96, -112, -158, -176, -140],
  [-58, -40, -66, -104, -118, -86, -60, -84, -112],
  [-22, -50, -64, -42, -22, -40, -72, -62, -36],
  [4, -6, -26, -34, -16, 6, -6, -30, -26],
] as const
/** How much of its own colour each ridge shows through the air. */
const clearness = [0.26, 0.46, 0.68, 0.9] as const

/** A soft line through heights given at even steps across the picture. */
export function ridge(heights: readonly number[], y: number): string {
  const [left, right] = [-40, 1320]
  const step = (right - left) / (heights.length - 1)
  return heights
    .map((height, index) => {
      const [x, at] = [left + index * step, y + height]
      if (index === 0) return `M${x} ${at}`
      const before = y + (heights[index - 1] as number)
      return `C${x - step * 0.58} ${before} ${x - step * 0.42} ${at} ${x} ${at}`
    })
    .join('')
}

/** Hills in up to four layers, paler the farther they are; `y` is their foot. */
export const hills = (y: number, near: string, sky: string, layers = 4) =>
  ridges
    .map((heights, index) => fill(`${ridge(heights, y)}V${y + 60}H-40Z`, blend(sky, near, clearness[index] ?? 1)))
    .slice(4 - layers)
    .join('')

/** A rounded tree on a slope, two-toned; 100 tall at size 1. */
export const roundTree = (at: Point, size: number, green: string) =>
  standing(
    at,
    fill('M-3 0L-2 -40H2L3 0Z', darker(green, 0.28)) +
      ellipse([0, -58], 32, 38, darker(green, 0.08)) +
      ellipse([6, -62], 24, 30, green),
    size,
  )

export const cypress = (at: Point, size: number, green: string) =>
  standing(
    at,
    fill('M0 -120C18 -80 20 -30 10 0H-10C-20 -30 -18 -80 0 -120Z', green) +
      fill('M0 -120C-18 -80 -20 -30 -10 0H-2C-8 -40 -6 -80 0 -120Z', darker(green, 0.1)),
    size,
  )

/** A long quiet cloud. */
export const cloud = (at: Point, size: number, colour: string, opacity = 0.6) =>
  standing(
    at,
    fill(
      'M-92 14H90C108 14 108 -10 90 -11C86 -30 58 -34 46 -22C36 -46 -8 -48 -18 -22C-34 -36 -60 -28 -62 -10C-84 -14 -112 12 -92 14Z',
      colour,
      `opacity="${opacity}"`,
    ),
    size,
  )

/** A shrub of overlapping rounds. */
export const shrub = (at: Point, size: number, green: string) =>
  standing(
    at,
    ellipse([-52, -22], 34, 31, darker(green, 0.1)) +
      ellipse([46, -20], 34, 31, darker(green, 0.06)) +
      ellipse([-18, -40], 40, 37, darker(green, 0.02)) +
      ellipse([22, -44], 36, 33, green) +
      fill('M-84 0C-90 -34 88 -34 80 0Z', darker(green, 0.08)),
    size,
  )

/** [place, height] of each flower in a tuft */
const tuft = [
  [-30, 34],
  [-16, 48],
  [0, 38],
  [14, 54],
  [30, 36],
] as const

/** Small flowers on thin stalks. */
export const flowers = (at: Point, colour: string, green: string, size = 1) =>
  standing(
    at,
    tuft
      .map(
        ([x, height]) =>
          stroke(`M${x} 0q3 ${-height / 2} 0 ${-height}`, green, 2.4) +
          ellipse([x, -height], 7, 6, colour) +
          ellipse([x + 1, -height - 1], 2.6, 2.4, lighter(colour, 0.55)),
      )
      .join(''),
    size,
  )
