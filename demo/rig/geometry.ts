/** Points are in picture units (1280 × 720, y down); a knob is a round joint with a radius. */
export type Point = readonly [x: number, y: number]
export type Knob = readonly [x: number, y: number, radius: number]

export const round = (value: number) => Math.round(value * 10) / 10
const text = ([x, y]: Point) => `${round(x)} ${round(y)}`
const radians = (degrees: number) => (degrees * Math.PI) / 180

export const between = (from: Point, to: Point, share: number): Point =>
  [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]

export const shift = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy]
export const knob = ([x, y]: Point, radius: number): Knob => [x, y, radius]
export const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1])

/** The point at `length` from `from`, towards `degrees` (0 is right, 90 is down). */
export const towards = (from: Point, degrees: number, length: number): Point =>
  [from[0] + Math.cos(radians(degrees)) * length, from[1] + Math.sin(radians(degrees)) * length]

/** The direction of the line from `a` to `b`, in degrees. */
export const direction = (a: Point, b: Point) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI

/** The inner angle at `joint` between two bones, 180 when straight. */
export function angleAt(a: Point, joint: Point, b: Point): number {
  const bend = Math.abs(direction(joint, a) - direction(joint, b)) % 360
  return bend > 180 ? 360 - bend : bend
}

function circle([x, y, r]: Knob): string {
  const [left, right, size] = [round(x - r), round(x + r), round(r)]
  return `M${left} ${round(y)}A${size} ${size} 0 1 1 ${right} ${round(y)}A${size} ${size} 0 1 1 ${left} ${round(y)}Z`
}

/** Outline of two knobs joined by their outer tangents. */
function capsule(a: Knob, b: Knob): string {
  const [x1, y1, r1] = a
  const [x2, y2, r2] = b
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length <= Math.abs(r1 - r2) + 0.01) return circle(r1 > r2 ? a : b)
  const axis = Math.atan2(y2 - y1, x2 - x1)
  const tangent = Math.acos((r1 - r2) / length)
  const rim = (x: number, y: number, r: number, angle: number) =>
    text([x + r * Math.cos(angle), y + r * Math.sin(angle)])
  const wide = tangent > Math.PI / 2
  return `M${rim(x1, y1, r1, axis - tangent)}L${rim(x2, y2, r2, axis - tangent)}`
    + `A${round(r2)} ${round(r2)} 0 ${wide ? 1 : 0} 1 ${rim(x2, y2, r2, axis + tangent)}`
    + `L${rim(x1, y1, r1, axis + tangent)}A${round(r1)} ${round(r1)} 0 ${wide ? 0 : 1} 1 ${rim(x1, y1, r1, axis - tangent)}Z`
}

const pairs = <Item>(items: readonly Item[]) =>
  items.slice(1).map((item, index) => [items[index] as Item, item] as const)

/** Outline of a limb: each knob joined to the next. */
export const chain = (knobs: readonly Knob[]) => pairs(knobs).map(([a, b]) => capsule(a, b)).join('')

/** A smooth row of knobs through the given ones (Catmull–Rom), so that a spine bends instead of folding. */
export function smooth(knobs: readonly Knob[], steps = 5): Knob[] {
  const row = pairs(knobs).flatMap(([from, to], index) => {
    const before = knobs[index - 1] ?? from
    const after = knobs[index + 2] ?? to
    return Array.from({ length: steps }, (_, step): Knob => {
      const t = step / steps
      const on = (axis: 0 | 1 | 2) =>
        0.5 * (2 * from[axis] + (to[axis] - before[axis]) * t
          + (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t
          + (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t)
      return [on(0), on(1), on(2)]
    })
  })
  return [...row, ...knobs.slice(-1)]
}

/**
 * Where the elbow or knee is when two bones reach from `root` to `end`; `side` (1 or −1) says which way it bends.
 * An end out of reach gives a straight limb.
 */
export function middleJoint(root: Point, end: Point, upper: number, lower: number, side: 1 | -1): Point {
  const span = distance(root, end)
  const [dx, dy] = [(end[0] - root[0]) / span, (end[1] - root[1]) / span]
  const reach = Math.min(span, upper + lower - 0.01)
  const along = (upper * upper - lower * lower + reach * reach) / (2 * reach)
  const away = Math.sqrt(Math.max(0, upper * upper - along * along)) * side
  return [root[0] + dx * along + dy * away, root[1] + dy * along - dx * away]
}
