import { drawFigure } from '../rig/figure.ts'
import type { Person } from '../rig/person.ts'
import type { Pose } from '../rig/pose.ts'
import { type Body, bodyOf } from '../rig/skeleton.ts'
import type { Vector } from '../rig/vector.ts'
import { inOrder, type Piece, type View } from '../rig/view.ts'
import { type CloseUp, drawCloseUp, viewOf } from './closeUp.ts'
import { type Motion, poseAt } from './motion.ts'
import { drawWay, pointsOf, type Way } from './way.ts'

/** Who moves, among which props, seen from where. Props may follow the body, as a band follows the hands. */
export type Moving = { view: View; props: (body: Body, view: View) => Piece[]; person: Person }

/** A posed body with its props, as SVG inside 1280 × 720. */
export const drawBody = ({ view, props, person }: Moving, body: Body): string =>
  inOrder([...props(body, view), ...drawFigure(view, body, person)])

const toOtherSide = ([x, y, z]: Vector): Vector => [x, y, -z]

/** What moves in the picture during a motion: the figure, arrows along its ways, and its close-up. */
export function drawMoving(plan: Moving & { rest: Pose }, motion: Motion, isMirrored: boolean) {
  const moving = { ...plan, view: motion.view ?? plan.view }
  const arrows = (ways: Way[] = []) =>
    ways.map((way) => {
      const points = pointsOf(way, (second) => poseAt(motion, plan.rest, second))
      return isMirrored ? points.map(toOtherSide) : points
    })
  const near = motion.closeUp && (isMirrored ? fromOtherSide(motion.closeUp) : motion.closeUp)
  const [ways, nearWays] = [arrows(motion.ways), arrows(near?.ways)]
  return (pose: Pose): string => {
    const body = bodyOf(pose)
    const drawnWays = (view: View, points: Vector[][]) => points.map((way) => drawWay(way, view)).join('')
    const drawNear = (closeUp: CloseUp, view: View) =>
      closeUp.pieces ? inOrder(closeUp.pieces(body, view)) : drawBody({ ...moving, view }, body)
    return (
      drawBody(moving, body) +
      drawnWays(moving.view, ways) +
      (near ? drawCloseUp(near, drawNear(near, viewOf(near)) + drawnWays(viewOf(near), nearWays)) : '')
    )
  }
}

const fromOtherSide = (closeUp: CloseUp): CloseUp => ({
  ...closeUp,
  turn: 180 - closeUp.turn,
  on: toOtherSide(closeUp.on),
})
