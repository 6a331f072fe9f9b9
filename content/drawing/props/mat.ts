import { darker, lighter } from '../rig/colour.ts'
import { fill, stroke } from '../rig/shapes.ts'
import type { Piece, View } from '../rig/view.ts'
import { floorDepth } from './groundShadow.ts'
import { flat, roundedRectangle, slab } from './slab.ts'
import { line } from './tube.ts'

/** Along x from `from` to `to`; `width` along z around `z`. All in scene units. */
export type Mat = { from: number; to: number; width?: number; z?: number; colour: string }

/** The mat's upper side is at this height: bodies lie and stand on it. */
export const matTop = 4

export function mat(view: View, { from, to, width = 190, z = 0, colour }: Mat): Piece[] {
  const rectangle = (y: number, margin: number, radius = 14) =>
    roundedRectangle([(from + to) / 2, y, z], [(to - from) / 2 + margin, 0, 0], [0, 0, width / 2 + margin], radius)
  const shadow =
    fill(flat(view, rectangle(0, 9, 24)), '#2b2326', 'opacity=".05" transform="translate(-3 3)"') +
    fill(flat(view, rectangle(0, 3, 18)), '#2b2326', 'opacity=".12" transform="translate(-3 4)"')
  const tones = { face: lighter(colour, 0.26), light: colour, shade: darker(colour, 0.12) }
  const rim = stroke(line(view, rectangle(matTop, -9, 8), true), lighter(colour, 0.4), 1.6, 'opacity=".6"')
  return [{ depth: floorDepth.mat, svg: shadow + slab(view, rectangle(0, 0), [0, matTop, 0], tones) + rim }]
}
