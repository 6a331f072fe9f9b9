import { darker, lighter } from '../../rig/colour.ts'
import type { Point } from '../../rig/geometry.ts'
import { ellipse, fill, stroke } from '../../rig/shapes.ts'

/** A cat asleep, curled up with its head to the left; `at` is the floor under it. */
export const sleepingCat = ([x, y]: Point, size: number, fur: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  ellipse([0, 2], 74, 9, '#3a2d2a', 'opacity=".13"') +
  fill('M-62 0C-76 -34 -36 -66 8 -64C52 -62 80 -36 70 -8Q66 2 52 2H-52Q-60 2 -62 0Z', fur) +
  fill(
    'M-62 0C-70 -20 -60 -40 -40 -52C-52 -26 -30 -8 30 -10C50 -11 64 -14 71 -14C70 -4 64 2 52 2H-52Q-60 2 -62 0Z',
    darker(fur, 0.08),
  ) +
  stroke('M66 -12C72 4 20 6 -24 1', darker(fur, 0.14), 13) +
  stroke('M-6 2C-14 2 -20 1 -26 0', lighter(fur, 0.5), 12) +
  fill('M-66 -34L-62 -52Q-60 -56 -56 -52L-46 -42ZM-34 -43L-28 -55Q-25 -59 -22 -54L-17 -36Z', darker(fur, 0.05)) +
  ellipse([-42, -24], 30, 23, lighter(fur, 0.08)) +
  ellipse([-48, -14], 15, 10, lighter(fur, 0.5)) +
  stroke('M-62 -24q5 5 10 1M-40 -22q5 5 10 1', '#5A4038', 2.4) +
  fill('M-51 -17h6l-3 4Z', '#C47F72') +
  stroke('M24 -63q5 9 3 17M40 -58q5 8 3 16M8 -64q4 9 2 17', darker(fur, 0.16), 5, 'opacity=".7"') +
  '</g>'
