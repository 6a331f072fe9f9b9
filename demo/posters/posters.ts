import { balanceWithAChairPoster } from './balanceWithAChairPoster.ts'
import { bandRowPoster } from './bandRowPoster.ts'
import { calmingBreathPoster } from './calmingBreathPoster.ts'
import { calmNeckPoster } from './calmNeckPoster.ts'
import { catBackPoster } from './catBackPoster.ts'
import { kneeHugPoster } from './kneeHugPoster.ts'
import { sideLyingHipsPoster } from './sideLyingHipsPoster.ts'
import { sitToStandPoster } from './sitToStandPoster.ts'
import { stableBridgePoster } from './stableBridgePoster.ts'
import { unhurriedWarriorPoster } from './unhurriedWarriorPoster.ts'
import { wallPushPoster } from './wallPushPoster.ts'
import { wheelchairTwistsPoster } from './wheelchairTwistsPoster.ts'

/** A poster's drawing by its program's slug. */
export const posters: Record<string, string> = {
  'calm-neck': calmNeckPoster,
  'sit-to-stand': sitToStandPoster,
  'cat-back': catBackPoster,
  'stable-bridge': stableBridgePoster,
  'wall-push': wallPushPoster,
  'balance-with-a-chair': balanceWithAChairPoster,
  'calming-breath': calmingBreathPoster,
  'wheelchair-twists': wheelchairTwistsPoster,
  'band-row': bandRowPoster,
  'side-lying-hips': sideLyingHipsPoster,
  'unhurried-warrior': unhurriedWarriorPoster,
  'knee-hug': kneeHugPoster,
}
