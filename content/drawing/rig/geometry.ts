/** In picture units (1280 × 720, y down). */
export type Point = readonly [x: number, y: number]

export const round = (value: number) => Math.round(value * 10) / 10
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The point at `length` from `from`, towards `degrees` (0 is right, 90 is down). */
export const towards = (from: Point, degrees: number, length: number): Point => [
  from[0] + Math.cos(radians(degrees)) * length,
  from[1] + Math.sin(radians(degrees)) * length,
]
