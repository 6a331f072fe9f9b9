import { people } from '../figures/people.ts'
import { chair } from '../props/chair.ts'
import { ballOnFloor, ballRadius, exerciseBall } from '../props/exerciseBall.ts'
import { arms, type Change, changed, feet, type Hold, type LegPose, legs } from '../rig/pose.ts'
import { bones } from '../rig/bones.ts'
import type { LegJoints } from '../rig/legJoints.ts'
import type { Body } from '../rig/skeleton.ts'
import { degrees, radians, type Vector, within } from '../rig/vector.ts'
import { rooms } from '../scenery/rooms.ts'
import type { CloseUp } from './closeUp.ts'
import { feetShadow } from './feetShadow.ts'
import { makeFilm } from './film.ts'
import { type LightFeetMotion, lightFeetScript } from '../../scripts/lightFeetScript.ts'
import type { Motion } from './motion.ts'
import { seated } from './seated.ts'
import { heelToeKeys } from './seatedMotions.ts'

/** In leggings: wide trousers hide the ankles. */
const { shoes: _, legwear: __, ...barefoot } = people.ravi

const onFloor: Hold = { on: 'scene', at: [108, 22, 42], along: [1, 0, 0.12] }
const rest = changed(seated, { at: [0, 184, 0], holds: { ...seated.holds, ...feet(onFloor) } })
/** The right hip of whoever sits like this. */
const hip: Vector = [0, 178, bones.hipsApart]

/** A free right leg whose ankle is at a point of the scene; `pitch` lifts the toes over the level, in degrees. */
function legTo([x, y, z]: Vector, pitch = 0): Partial<LegPose> {
  const [ahead, below, aside] = [x - hip[0], hip[1] - y, z - hip[2]]
  const [far, out] = [Math.hypot(ahead, aside), Math.atan2(aside, ahead)]
  const span = Math.hypot(far, below)
  const { thigh, shank } = bones
  const atHip = Math.acos((thigh ** 2 + span ** 2 - shank ** 2) / (2 * thigh * span))
  const atKnee = Math.acos((thigh ** 2 + shank ** 2 - span ** 2) / (2 * thigh * shank))
  const raise = Math.atan2(far, below) + atHip
  const shin = raise - (Math.PI - atKnee)
  return { raise: degrees(raise), out: degrees(out), knee: 180 - degrees(atKnee), ankle: pitch - degrees(shin) }
}

const tall: Change = { ...arms({ shrug: 0.14 }), spine: { low: 0, high: -4 }, neck: { bend: -2 }, breath: 1 }
const watching: Change = { neck: { bend: 14 }, spine: { high: 3 } }

const stretched = { raise: 80, out: 6, knee: 12 }
const pump: Motion['keys'] = [
  [0, { breath: 0.5 }],
  [1.2, { breath: 1 }],
  [2.8, { breath: 0 }],
  [4, { breath: 0.5 }],
]
const pumped = [4, 20, -32, 4]

/** A circle of the toes: the ankle bends while the leg turns a quarter of the way later. */
const circle = (share: number): Change => ({
  ...watching,
  rightLeg: {
    raise: 84,
    knee: 34,
    out: 8 + 2 * Math.sin(2 * Math.PI * share),
    spin: 26 * Math.sin(2 * Math.PI * share),
    ankle: -4 + 20 * Math.cos(2 * Math.PI * share),
  },
  holds: { rightFoot: null },
})

const ballSquash = 0.08
const ballHome = 196
/** The middle of the sole is so far before the ankle. */
const SOLE = 14
const ballTop = 2 * ballRadius.small * (1 - ballSquash)

/** The right foot on the ball, `along` before the ball's home with its toes lifted by `pitch`, or `over` above it. */
function onBall(along: number, pitch: number, over = 0): Change {
  // The ball goes half as far as the foot, so that it touches the sole ever nearer to the heel.
  const contact = SOLE - along / 2
  const [cos, sin] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))]
  const ankle: Vector = [
    ballHome + along / 2 - contact * cos - bones.ankle * sin,
    ballTop - contact * sin + bones.ankle * cos + over,
    over > 0 ? 26 : 6,
  ]
  return { ...watching, rightLeg: legTo(ankle, pitch), holds: { rightFoot: null } }
}

const rolls = [2.6, 5.4, 8.2, 11, 13.4]

const toesOf = ({ ankle, foot }: LegJoints) => within(ankle, foot, [bones.ball + 12, -8, 0])
const toes = ({ rightLeg }: Body) => toesOf(rightLeg)
const leftToes = ({ leftLeg }: Body) => toesOf(leftLeg)
const fromTheSide: CloseUp = { turn: 6, pitch: 8, scale: 1.5, on: [120, 56, 0] }
const lifted: CloseUp = { turn: 4, pitch: 6, scale: 1.5, on: [222, 116, 30] }
/** The sole's side of a foot in the air, where its circle is round. */
const before: CloseUp = {
  turn: 58,
  pitch: 4,
  scale: 2,
  on: [196, 104, 34],
  ways: [{ of: toes, from: 1.6, to: 3.9, wide: 1.5 }],
}

const motions: Record<LightFeetMotion, Motion> = {
  breathe: {
    keys: [
      [0, {}],
      [2.6, tall],
      [3, tall],
      [5.6, {}],
      [6, {}],
    ],
  },
  heelToe: {
    closeUp: fromTheSide,
    from: { ...watching, ...legs({ tip: 0 }) },
    keys: heelToeKeys,
  },
  pumpRight: {
    closeUp: { ...lifted, ways: [{ of: toes, from: 1.2, to: 2.8, wide: 1.6, aside: [16, 0, 0] }] },
    from: { ...watching, rightLeg: stretched, holds: { rightFoot: null } },
    keys: pump.map(([second, change], index) => [second, { ...change, rightLeg: { ankle: pumped[index] as number } }]),
  },
  pumpLeft: {
    closeUp: { ...lifted, ways: [{ of: leftToes, from: 1.2, to: 2.8, wide: 1.6, aside: [16, 0, 0] }] },
    from: { ...watching, leftLeg: stretched, holds: { leftFoot: null } },
    keys: pump.map(([second, change], index) => [second, { ...change, leftLeg: { ankle: pumped[index] as number } }]),
  },
  circles: {
    closeUp: before,
    alternate: true,
    keys: [
      [0, {}],
      ...Array.from({ length: 25 }, (_step, index): Motion['keys'][number] => [
        1.6 + index * 0.32,
        { ...circle(index / 8), breath: 0.5 - 0.5 * Math.cos((Math.PI * index) / 6) },
      ]),
      [11, {}],
    ],
  },
  ball: {
    closeUp: { ...fromTheSide, on: [180, 56, 0] },
    alternate: true,
    keys: [
      [0, {}],
      [1, onBall(0, 0, 34)],
      [1.8, onBall(0, 0)],
      ...rolls.map((second, index): Motion['keys'][number] => [
        second,
        { ...onBall(index % 2 ? -32 : 32, index % 2 ? 7 : -6), breath: index % 2 ? 0 : 1 },
      ]),
      [14.2, onBall(0, 0)],
      [15, onBall(0, 0, 30)],
      [16, {}],
    ],
  },
}

/** How far a foot has rolled the ball from its home: half of its own way while it is over the ball. */
function rolledBy({ ankle, foot }: LegJoints): number {
  const sole = within(ankle, foot, [SOLE, -bones.ankle, 0])
  const isOver = Math.abs(ankle[2]) < 12
  return isOver ? (sole[0] - ballHome) / 2 : 0
}

const ballUnder = ({ leftLeg, rightLeg }: Body): number => rolledBy(leftLeg) + rolledBy(rightLeg)

export const lightFeetFilm = makeFilm({
  slug: 'light-feet',
  script: lightFeetScript,
  person: barefoot,
  rest,
  motions,
  room: rooms.livingRoom,
  view: { turn: 30, pitch: 10, at: [560, 632], scale: 1.26 },
  props: (body, view) => {
    const rolled = ballUnder(body)
    return [
      ...chair(view, { at: [0, 0, 0], wood: '#A5654A', seat: '#F3DDD2' }),
      ...feetShadow(view, body),
      ...exerciseBall(view, {
        at: ballOnFloor(ballHome + rolled, 0, ballRadius.small, ballSquash),
        radius: ballRadius.small,
        squash: ballSquash,
        roll: rolled * 2.4,
        colour: '#E08A4F',
      }),
    ]
  },
})
