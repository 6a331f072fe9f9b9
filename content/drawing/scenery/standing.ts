import { type Point, round } from '../rig/geometry.ts'

/** Moves a drawing made around 0,0 (its foot) to where it stands. */
export const standing = ([x, y]: Point, inner: string, scale = 1) =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`
