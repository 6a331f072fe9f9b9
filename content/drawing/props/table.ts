import { times, type Vector } from '../rig/vector.ts'
import { depthOf, type Piece, type View } from '../rig/view.ts'
import { standingShadow } from './groundShadow.ts'
import { frameOf, placed, type Placing } from './placing.ts'
import { roundedRectangle, slab, tonesOf } from './slab.ts'
import { taper } from './tube.ts'

/** `length` runs forward, `width` to its right. */
export type Table = Placing & { length?: number; width?: number; height?: number; wood?: string }

/** Where hands rest. */
export const tableHeight = 246

export const tableTop = (table: Table, forward = 0, right = 0): Vector =>
  placed(table, [forward, table.height ?? tableHeight, right])

/** A table for whoever sits behind it and looks forward: knees go under it, hands on it. */
export function table(
  view: View,
  { length = 180, width = 300, height = tableHeight, wood = '#C98F62', ...placing }: Table,
): Piece[] {
  const frame = frameOf(placing)
  const spot = (x: number, y: number, z: number) => placed(placing, [x, y, z])
  const feet = [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].map(([x = 1, z = 1]) => [x * (length / 2 - 22), z * (width / 2 - 22)] as const)
  const legs = feet.map(([x, z]): Piece => {
    const foot = spot(x * 1.06, 5, z * 1.04)
    return { depth: depthOf(view, foot), svg: taper(view, spot(x, height - 24, z), foot, [10, 6], wood) }
  })
  const apron = roundedRectangle(
    spot(0, height - 26, 0),
    times(frame.forward, length / 2 - 20),
    times(frame.right, width / 2 - 20),
    4,
  )
  const rim = roundedRectangle(
    spot(0, height - 14, 0),
    times(frame.forward, length / 2),
    times(frame.right, width / 2),
    20,
  )
  const top =
    slab(view, apron, [0, 12, 0], { ...tonesOf(wood), light: tonesOf(wood).shade }) +
    slab(view, rim, [0, 14, 0], tonesOf(wood))
  return [
    ...standingShadow(view, placing.at, frame, length * 1.15, width * 1.1),
    ...legs,
    { depth: depthOf(view, spot(-length / 2, height, 0)), svg: top },
  ]
}
