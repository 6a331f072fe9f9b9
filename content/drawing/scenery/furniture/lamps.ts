import { darker, lighter } from '../../rig/colour.ts'
import type { Point } from '../../rig/geometry.ts'
import { disc, ellipse, fill, stroke } from '../../rig/shapes.ts'
import { standing } from '../standing.ts'

/** Rings strong enough to stay round when a film is compressed. */
const lit = (height: number, radius: number, light: string) =>
  light && disc([0, height], radius * 1.5, light, 'opacity=".3"') + disc([0, height], radius, light, 'opacity=".5"')

/** A standing lamp; `at` is its foot. `light` makes it shine. */
export const floorLamp = (at: Point, shade: string, metal: string, light = '') =>
  standing(
    at,
    ellipse([-4, 2], 40, 7, '#3a2d2a', 'opacity=".12"') +
      lit(-330, 120, light) +
      stroke('M0 -4V-300', metal, 6) +
      ellipse([0, -3], 32, 7, metal) +
      ellipse([3, -5], 26, 5, lighter(metal, 0.16)) +
      fill('M-34 -372H34L56 -290Q0 -280 -56 -290Z', shade) +
      fill('M-34 -372H-8L-18 -285Q-40 -286 -56 -290Z', darker(shade, 0.08)),
  )

/** A lamp that hangs from the ceiling; `at` is its lower edge. */
export const pendant = (at: Point, shade: string, light = '') =>
  standing(
    at,
    lit(10, 90, light) +
      stroke(`M0 ${-at[1]}V-60`, darker(shade, 0.4), 3) +
      fill('M-10 -64H10L12 -52H-12Z', darker(shade, 0.3)) +
      ellipse([0, 1], 22, 11, '#FFF1CF') +
      fill('M-64 0C-62 -40 -30 -56 0 -56C30 -56 62 -40 64 0Z', shade) +
      fill('M-64 0C-62 -40 -30 -56 0 -56C-24 -44 -32 -20 -32 0Z', darker(shade, 0.1)),
  )

/** A table lamp; `at` is where it stands. */
export const tableLamp = (at: Point, shade: string, base: string) =>
  standing(
    at,
    fill('M-9 -62H9C8 -44 24 -38 24 -20C24 -8 16 0 10 0H-10C-16 0 -24 -8 -24 -20C-24 -38 -8 -44 -9 -62Z', base) +
      fill('M-26 -128H26L44 -62H-44Z', shade) +
      fill('M-26 -128H-6L-14 -62H-44Z', darker(shade, 0.08)),
  )
