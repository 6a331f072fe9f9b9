import { bearingOf, type Bearing } from './skull.ts'
import { unit, type Vector } from './vector.ts'

/** How far a rounded form reaches from its middle in a direction of length 1. */
export type Relief = (forward: number, up: number, right: number) => number

/** Cells along each edge of the cube that the table lies on. */
const CELLS = 64
const ROW = CELLS + 1
const FACE = ROW * ROW

/** The cube's faces: which axis they look along, and which way. */
const faces = [
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [2, 1],
  [2, -1],
] as const

/** Where a cell of a face looks; `a` and `b`, −1 to 1, run along the other two axes. */
function directionOn([axis, sign]: (typeof faces)[number], a: number, b: number): Vector {
  const rows: Vector[] = [
    [sign, a, b],
    [a, sign, b],
    [a, b, sign],
  ]
  return unit(rows[axis] ?? [sign, a, b])
}

/**
 * Takes a form's reach from a table around it, between its neighbours, because an outline asks for it thousands of
 * times.
 */
export function relief(reach: (bearing: Bearing) => number): Relief {
  const table = Float64Array.from({ length: faces.length * FACE }, (_, index) => {
    const column = index % ROW
    const row = Math.floor((index % FACE) / ROW)
    const face = faces[Math.floor(index / FACE)] ?? faces[0]
    return reach(bearingOf(directionOn(face, (2 * column) / CELLS - 1, (2 * row) / CELLS - 1)))
  })

  function on(face: number, along: number, a: number, b: number): number {
    const x = (a / along + 1) * (CELLS / 2)
    const y = (b / along + 1) * (CELLS / 2)
    const column = Math.min(CELLS - 1, Math.floor(x))
    const row = Math.min(CELLS - 1, Math.floor(y))
    const at = face * FACE + row * ROW + column
    const left = x - column
    const above = (table[at] ?? 0) * (1 - left) + (table[at + 1] ?? 0) * left
    const below = (table[at + ROW] ?? 0) * (1 - left) + (table[at + ROW + 1] ?? 0) * left
    return above + (below - above) * (y - row)
  }

  return (forward, up, right) => {
    const x = Math.abs(forward)
    const y = Math.abs(up)
    const z = Math.abs(right)
    if (x >= y && x >= z) return on(forward > 0 ? 0 : 1, x, up, right)
    if (y >= z) return on(up > 0 ? 2 : 3, y, forward, right)
    return on(right > 0 ? 4 : 5, z, forward, up)
  }
}
