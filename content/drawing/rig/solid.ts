import { type Point, round } from './geometry.ts'
import { type Frame, upright, type Vector } from './vector.ts'
import { project, seen, type View } from './view.ts'

/** A round piece of a body or thing: an ellipsoid with radii along its frame's forward, up and right. */
export type Ball = { at: Vector; radii: Vector; frame: Frame }

/** A ball that is the same from every side. */
export const ball = (at: Vector, radius: number): Ball => ({ at, radii: [radius, radius, radius], frame: upright })

const CORNERS = 28
const directions = Array.from({ length: CORNERS }, (_, index): Point => {
  const angle = (index * 2 * Math.PI) / CORNERS
  return [Math.cos(angle), Math.sin(angle)]
})

/** One of a ball's radii as it lies in the picture. */
function radius(view: View, axis: Vector, length: number): Point {
  const [x, y] = seen(view, axis)
  return [x * length * view.scale, y * length * view.scale]
}

/** The ball's outline in the picture: for each direction the outermost point (an ellipse, whatever the view). */
function rim(view: View, { at, radii, frame }: Ball): Point[] {
  const [x, y] = project(view, at)
  const [ax, ay] = radius(view, frame.forward, radii[0])
  const [bx, by] = radius(view, frame.up, radii[1])
  const [cx, cy] = radius(view, frame.right, radii[2])
  return directions.map(([dx, dy]) => {
    const [a, b, c] = [ax * dx + ay * dy, bx * dx + by * dy, cx * dx + cy * dy]
    const reach = Math.hypot(a, b, c) || 1
    return [x + (ax * a + bx * b + cx * c) / reach, y + (ay * a + by * b + cy * c) / reach]
  })
}

const turnsLeft = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0

/** Convex hull (Andrew's monotone chain), always in the same sense, so that hulls add up under one fill. */
function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (row: Point[]) => {
    const line: Point[] = []
    for (const point of row) {
      while (line.length > 1 && turnsLeft(line.at(-2) as Point, line.at(-1) as Point, point)) line.pop()
      line.push(point)
    }
    return line.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

export const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

/** One outline around all balls: what a cloth stretched over them would look like. */
export const wrapped = (view: View, balls: readonly Ball[]) => polygon(hull(balls.flatMap((item) => rim(view, item))))

/** Outline of a limb: each ball wrapped with the next. */
export function limb(view: View, balls: readonly Ball[]): string {
  const rims = balls.map((item) => rim(view, item))
  if (rims.length < 2) return polygon(hull(rims.flat()))
  return rims
    .slice(1)
    .map((item, index) => polygon(hull([...(rims[index] as Point[]), ...item])))
    .join('')
}
