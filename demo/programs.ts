import type { DemoProgram } from './program.ts'
import { balanceWithAChair } from './programs/balanceWithAChair.ts'
import { bandRow } from './programs/bandRow.ts'
import { calmingBreath } from './programs/calmingBreath.ts'
import { calmNeck } from './programs/calmNeck.ts'
import { catBack } from './programs/catBack.ts'
import { kneeHug } from './programs/kneeHug.ts'
import { sideLyingHips } from './programs/sideLyingHips.ts'
import { sitToStand } from './programs/sitToStand.ts'
import { stableBridge } from './programs/stableBridge.ts'
import { unhurriedWarrior } from './programs/unhurriedWarrior.ts'
import { wallPush } from './programs/wallPush.ts'
import { wheelchairTwists } from './programs/wheelchairTwists.ts'

/** The catalogue, in the order in which the list shows it. */
export const programs: DemoProgram[] = [
  calmNeck, sitToStand, catBack,
  stableBridge, wallPush, balanceWithAChair,
  calmingBreath, wheelchairTwists, bandRow,
  sideLyingHips, unhurriedWarrior, kneeHug,
]
