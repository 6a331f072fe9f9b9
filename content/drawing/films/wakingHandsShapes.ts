import { closing, handBetween, type HandShape, handShapes } from '../rig/handShape.ts'
import type { WakingHandsMotion } from '../../scripts/wakingHandsScript.ts'

/** At which `fist` of the pose a hand lies around the ball, and at which it squeezes it. */
export const grip = { holding: 0.2, squeezing: 0.6 }

/** A hand on its way from the table to the ball, and squeezing it. */
function gripping(fist: number): HandShape {
  const { holding, squeezing } = grip
  return fist < holding
    ? handBetween(handShapes.atEase, handShapes.holding, fist / holding)
    : handBetween(handShapes.holding, handShapes.squeezing, (fist - holding) / (squeezing - holding))
}

/** What fingers do in each exercise, by how far the pose closes the hand, 0 to 1. */
export const wakingHandsShapes: Record<WakingHandsMotion, (fist: number) => HandShape> = {
  settle: () => handShapes.atEase,
  rub: () => handShapes.pressed,
  wrists: () => handShapes.flat,
  fists: closing,
  turn: () => handShapes.flat,
  ball: gripping,
  palms: () => handShapes.pressed,
  rest: () => handShapes.atEase,
}
