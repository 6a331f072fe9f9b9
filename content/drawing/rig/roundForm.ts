import { type Point, round } from './geometry.ts'
import type { Patch } from './patch.ts'
import type { Relief } from './relief.ts'
import { degrees, dot, type Frame, radians, times, type Vector } from './vector.ts'
import { project, seen, type View } from './view.ts'

/** A form as a view has it. Directions are in the form's own frame. */
export type RoundForm = {
  /** SVG outline of what can be seen of a patch. */
  patch: (patch: Patch) => string
  /** SVG outline of the whole form, a little within its edge. */
  core: () => string
  /** SVG line over the surface, where it can be seen; `lift` raises it. */
  line: (directions: Vector[], lift?: number) => string
  /** SVG line through points of the form's frame, hidden where the form is before it. */
  wire: (points: Vector[]) => string
  /** By how much a nearer part of the form reaches out over a point, in picture units at scale 1. */
  cover: (point: Vector) => number
  /** The direction towards the viewer. */
  viewer: Vector
  /** A direction of the picture (right, down, nearer) in the form's frame. */
  fromPicture: (direction: Vector) => Vector
}

const RAYS = 144
const STEP = 360 / RAYS
/** How far from square to the viewer the outermost point of a ray is sought, in degrees. */
const TILT = { most: 45, step: 5 }
const tilts = Array.from({ length: (2 * TILT.most) / TILT.step + 1 }, (_, index) => {
  const tilt = radians(TILT.most - index * TILT.step)
  return { tilt, cos: Math.cos(tilt), sin: Math.sin(tilt) }
})

/** Lines end a little before the outline, where they would be seen edge-on. */
const MARGIN = radians(7)

/** Leaves out points that lie on the line between their neighbours. */
function thinned(points: Point[]): Point[] {
  const kept: Point[] = []
  points.forEach((point, index) => {
    const [before, after] = [kept.at(-1), points[index + 1]]
    if (before && after) {
      const [ax, ay, bx, by] = [point[0] - before[0], point[1] - before[1], after[0] - before[0], after[1] - before[1]]
      if (Math.abs(ax * by - ay * bx) < 0.12 * Math.hypot(bx, by) && ax * bx + ay * by > 0 && Math.hypot(ax, ay) < 9)
        return
    }
    kept.push(point)
  })
  return kept
}

const joined = (points: Point[]) => points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')

/** The shorter way from one angle to another, −180 to 180. */
const wayTo = (from: number, to: number) => ((to - from + 540) % 360) - 180

/**
 * Looks at a form whose every point can be seen from its middle. Its outline is then the outermost point on each
 * ray from the middle, and a patch is its edge, with what lies behind the outline moved onto it.
 */
export function roundForm(view: View, middle: Vector, frame: Frame, reach: Relief): RoundForm {
  const [x, y] = project(view, middle)
  const axes = [frame.forward, frame.up, frame.right].map((axis) => seen(view, axis))
  const column = (index: 0 | 1 | 2): Vector => [axes[0]?.[index] ?? 0, axes[1]?.[index] ?? 0, axes[2]?.[index] ?? 0]
  const [across, down, near] = [column(0), column(1), column(2)]
  const fromPicture = ([dx, dy, dz]: Vector): Vector => [
    across[0] * dx + down[0] * dy + near[0] * dz,
    across[1] * dx + down[1] * dy + near[1] * dz,
    across[2] * dx + down[2] * dy + near[2] * dz,
  ]

  const limb = Array.from({ length: RAYS }, (_, index) => {
    const angle = radians(index * STEP)
    const [px, py] = [Math.cos(angle), Math.sin(angle)]
    const out = fromPicture([px, py, 0])
    let extent = 0
    let limit = 0
    // For each tilt, from the nearest on: how far out everything nearer reaches, which hides what reaches less far.
    const horizon = tilts.map(({ tilt, cos, sin }) => {
      const far = reach(out[0] * cos + near[0] * sin, out[1] * cos + near[1] * sin, out[2] * cos + near[2] * sin) * cos
      if (far > extent) {
        extent = far
        limit = tilt
      }
      return extent
    })
    return { extent, limit, horizon, at: [x + px * extent * view.scale, y + py * extent * view.scale] as Point }
  })
  const ray = (index: number) => limb[index % RAYS] as (typeof limb)[0]
  /** The outline at an angle of the picture, and how far out what is nearer than a tilt reaches there. */
  function limbAt(angle: number, tilt: number) {
    const place = ((angle + 360) % 360) / STEP
    const [from, to, share] = [ray(Math.floor(place)), ray(Math.ceil(place)), place % 1]
    const mixed = (a: number, b: number) => a + (b - a) * share
    const level = Math.min(tilts.length - 1, (TILT.most - degrees(tilt)) / TILT.step)
    const horizonAt = (index: number) => mixed(from.horizon[index] ?? 0, to.horizon[index] ?? 0)
    const above = horizonAt(Math.floor(level))
    return {
      extent: mixed(from.extent, to.extent),
      limit: mixed(from.limit, to.limit),
      horizon: level < 0 ? 0 : above + (horizonAt(Math.ceil(level)) - above) * (level % 1),
    }
  }
  /** Runs against the edges of patches, so that a patch taken out of it stays a hole. */
  const whole = joined(thinned(limb.map(({ at }) => at)).reverse())

  /**
   * A point as the view has it: where it is in the picture, and by how much it is nearer than the outline (below 0:
   * behind).
   */
  function looked(point: Vector) {
    const [px, py, pz] = [dot(point, across), dot(point, down), dot(point, near)]
    const angle = degrees(Math.atan2(py, px))
    const out = Math.hypot(px, py)
    const tilt = Math.atan2(pz, out)
    const { extent, limit, horizon } = limbAt(angle, tilt)
    return { at: [x + px * view.scale, y + py * view.scale] as Point, angle, extent, out, horizon, clear: tilt - limit }
  }
  type Place = ReturnType<typeof looked>
  /** Where the place, or what hides it, ends in the picture. */
  const ending = ({ at, out, horizon }: Place): Point =>
    out >= horizon ? at : [x + (at[0] - x) * (horizon / out), y + (at[1] - y) * (horizon / out)]

  /** The rays passed on the way from one hidden point of an edge to the next. */
  function alongLimb(from: number, way: number): Point[] {
    const start = ((from + 360) % 360) / STEP
    const end = start + way / STEP
    const passed: Point[] = []
    if (way > 0) for (let index = Math.floor(start) + 1; index < end; index += 1) passed.push(ray(index).at)
    else for (let index = Math.ceil(start) - 1; index > end; index -= 1) passed.push(ray(index + RAYS).at)
    return passed
  }

  function patch({ edge, holds }: Patch): string {
    const places = edge.map((direction) => looked(times(direction, reach(...direction))))
    let turn = 0
    const points = places.flatMap((place, index) => {
      const next = places[(index + 1) % places.length] as typeof place
      const way = wayTo(place.angle, next.angle)
      turn += way
      return [ending(place), ...(place.clear < 0 && next.clear < 0 ? alongLimb(place.angle, way) : [])]
    })
    // In the picture y grows downwards, so an edge with its part on the left runs against the angles.
    // It turns once about the line of sight if it holds just one of that line's two ends; if it holds both or
    // neither, the end that is farther from the edge tells.
    const winding = -Math.round(turn / 360)
    const ends = edge.map((direction) => dot(direction, near))
    const farther = Math.max(...ends) > -Math.min(...ends) ? -1 : 1
    const behind = winding < 0 || (winding === 0 && holds(times(near, farther)))
    if (winding === 0 && !behind && places.every(({ clear }) => clear < 0)) return ''
    return `M${joined(thinned(points))}Z${behind ? `M${whole}Z` : ''}`
  }

  /** The runs of points that can be seen, each ending where it passes behind. */
  function runs(points: Vector[], shown: (place: Place) => number): string {
    const places = points.map(looked)
    const found: Point[][] = []
    let run: Point[] = []
    places.forEach((place, index) => {
      const previous = places[index - 1]
      const [now, before] = [shown(place), previous ? shown(previous) : 0]
      if (previous && now > 0 !== before > 0) {
        const share = before / (before - now)
        const meeting: Point = [
          previous.at[0] + (place.at[0] - previous.at[0]) * share,
          previous.at[1] + (place.at[1] - previous.at[1]) * share,
        ]
        run.push(meeting)
        if (now <= 0) {
          found.push(run)
          run = []
        }
      }
      if (now > 0) run.push(place.at)
    })
    if (run.length > 1) found.push(run)
    return found.map((row) => `M${joined(thinned(row))}`).join('')
  }

  /** Every second ray will do for what lies under other drawing. */
  const core = () =>
    `M${joined(limb.filter((_, index) => index % 2 === 0).map(({ at }): Point => [x + (at[0] - x) * 0.95, y + (at[1] - y) * 0.95]))}Z`

  return {
    patch,
    core,
    line: (directions, lift = 0.4) =>
      runs(
        directions.map((direction) => times(direction, reach(...direction) + lift)),
        ({ clear, out, horizon }) => Math.min((clear - MARGIN) * 40, out + 0.8 - horizon),
      ),
    wire: (points) => runs(points, ({ clear, out, extent }) => Math.max(clear * 40, out - extent)),
    cover: (point) => {
      const { out, horizon } = looked(point)
      return horizon - out
    },
    viewer: near,
    fromPicture,
  }
}
