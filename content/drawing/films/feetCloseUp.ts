import { bones } from '../rig/bones.ts'
import type { Body } from '../rig/skeleton.ts'
import { within } from '../rig/vector.ts'
import type { CloseUp } from './closeUp.ts'

/** Feet from the right side, where a heel's and toes' way up is seen. */
export const feetFromTheSide: CloseUp = { turn: 14, pitch: 6, scale: 1.7, on: [6, 62, 0] }

const heelOf = ({ rightLeg: { ankle, foot } }: Body) => within(ankle, foot, [bones.heel, -bones.ankle, 0])

/** The same, with an arrow behind the heels that rise from the beginning of a repetition `to` a second. */
export const heelsRising = (to: number): CloseUp => ({
  ...feetFromTheSide,
  ways: [{ of: heelOf, from: 0, to, wide: 4, aside: [-46, 34, 0] }],
})
