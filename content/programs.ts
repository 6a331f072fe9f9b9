import type { Program } from './program.ts'
import { balanceWithAChair } from './programs/balanceWithAChair.ts'
import { bandRow } from './programs/bandRow.ts'
import { bedtimeBreath } from './programs/bedtimeBreath.ts'
import { birdDog } from './programs/birdDog.ts'
import { calmingBreath } from './programs/calmingBreath.ts'
import { calmNeck } from './programs/calmNeck.ts'
import { catBack } from './programs/catBack.ts'
import { chairMorning } from './programs/chairMorning.ts'
import { deepRest } from './programs/deepRest.ts'
import { gentleReturn } from './programs/gentleReturn.ts'
import { kneeHug } from './programs/kneeHug.ts'
import { lightFeet } from './programs/lightFeet.ts'
import { morningMobility } from './programs/morningMobility.ts'
import { pelvicFloor } from './programs/pelvicFloor.ts'
import { quietKnees } from './programs/quietKnees.ts'
import { shoulderStick } from './programs/shoulderStick.ts'
import { sideLyingHips } from './programs/sideLyingHips.ts'
import { sitToStand } from './programs/sitToStand.ts'
import { stableBridge } from './programs/stableBridge.ts'
import { steadySteps } from './programs/steadySteps.ts'
import { unhurriedWarrior } from './programs/unhurriedWarrior.ts'
import { wakingHands } from './programs/wakingHands.ts'
import { wallPush } from './programs/wallPush.ts'
import { wheelchairTwists } from './programs/wheelchairTwists.ts'

/** The catalogue, in the order in which the list shows it: two pages of twelve, the free examples on the first. */
export const programs: Program[] = [
  calmNeck,
  stableBridge,
  balanceWithAChair,
  calmingBreath,
  sitToStand,
  wheelchairTwists,
  catBack,
  wallPush,
  lightFeet,
  unhurriedWarrior,
  chairMorning,
  deepRest,

  shoulderStick,
  sideLyingHips,
  kneeHug,
  bandRow,
  gentleReturn,
  wakingHands,
  morningMobility,
  quietKnees,
  steadySteps,
  birdDog,
  pelvicFloor,
  bedtimeBreath,
]
