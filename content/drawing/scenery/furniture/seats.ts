import { darker, lighter } from '../../rig/colour.ts'
import type { Point } from '../../rig/geometry.ts'
import { ellipse, fill, stroke } from '../../rig/shapes.ts'
import { standing } from '../standing.ts'

type Box = [x: number, y: number, width: number, height: number, radius: number, colour: string]
const boxes = (...all: Box[]) =>
  all
    .map(
      ([x, y, width, height, radius, colour]) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`,
    )
    .join('')

/** A sofa for two against the wall; `at` is the floor at its left end. */
export const sofa = (at: Point, colour: string, pillow: string) =>
  standing(
    at,
    ellipse([164, 4], 184, 13, '#3a2d2a', 'opacity=".1"') +
      stroke('M34 -16l-6 16M306 -16l6 16', '#9A6B48', 9) +
      boxes(
        [18, -168, 304, 120, 26, darker(colour, 0.08)],
        [30, -158, 136, 104, 20, colour],
        [174, -158, 136, 104, 20, colour],
      ) +
      `<g transform="rotate(-9 92 -110)">${boxes([56, -146, 76, 72, 18, pillow], [56, -146, 30, 72, 16, darker(pillow, 0.07)])}</g>` +
      boxes([26, -88, 288, 40, 16, lighter(colour, 0.14)], [12, -58, 316, 46, 14, darker(colour, 0.04)]) +
      boxes([-4, -116, 48, 104, 22, colour], [296, -116, 48, 104, 22, lighter(colour, 0.08)]),
  )

/** The head of a bed that goes on to the right; `at` is the floor under its head board. */
export const bed = (at: Point, wood: string, linen: string, cover: string) =>
  standing(
    at,
    ellipse([165, 4], 172, 12, '#1c1a30', 'opacity=".16"') +
      boxes([0, -230, 26, 230, 10, wood], [16, -230, 10, 230, 8, darker(wood, 0.12)]) +
      boxes([10, -60, 320, 46, 8, wood], [24, -24, 16, 24, 4, darker(wood, 0.16)], [20, -104, 306, 54, 18, linen]) +
      fill('M150 -104C154 -152 128 -158 90 -156C50 -158 24 -150 28 -100Z', lighter(linen, 0.3)) +
      fill('M332 -44H176C180 -70 166 -112 190 -122C250 -132 300 -124 332 -122Z', cover) +
      fill('M214 -126C160 -126 176 -70 176 -44H216C220 -80 206 -108 214 -126Z', lighter(cover, 0.22)),
  )

/** An armchair; `at` is the floor under its middle. */
export const armchair = (at: Point, colour: string) =>
  standing(
    at,
    ellipse([-4, 3], 104, 11, '#3a2d2a', 'opacity=".12"') +
      stroke('M-60 -22l-8 22M60 -22l8 22', '#8A5A3C', 8) +
      boxes(
        [-78, -214, 156, 170, 40, darker(colour, 0.06)],
        [-62, -200, 124, 120, 32, colour],
        [-62, -98, 124, 46, 18, lighter(colour, 0.16)],
      ) +
      boxes(
        [-92, -132, 42, 112, 20, darker(colour, 0.1)],
        [50, -132, 42, 112, 20, lighter(colour, 0.06)],
        [-66, -62, 132, 44, 12, darker(colour, 0.04)],
      ),
  )
