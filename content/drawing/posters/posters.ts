import { balanceWithAChairFilm } from '../films/balanceWithAChairFilm.ts'
import { bandRowFilm } from '../films/bandRowFilm.ts'
import { calmingBreathFilm } from '../films/calmingBreathFilm.ts'
import { calmNeckFilm } from '../films/calmNeckFilm.ts'
import { catBackFilm } from '../films/catBackFilm.ts'
import { chairMorningFilm } from '../films/chairMorningFilm.ts'
import { kneeHugFilm } from '../films/kneeHugFilm.ts'
import { lightFeetFilm } from '../films/lightFeetFilm.ts'
import { shoulderStickFilm } from '../films/shoulderStickFilm.ts'
import { sitToStandFilm } from '../films/sitToStandFilm.ts'
import { stableBridgeFilm } from '../films/stableBridgeFilm.ts'
import { unhurriedWarriorFilm } from '../films/unhurriedWarriorFilm.ts'
import { wallPushFilm } from '../films/wallPushFilm.ts'
import { wheelchairTwistsFilm } from '../films/wheelchairTwistsFilm.ts'
import { birdDogPoster } from './birdDogPoster.ts'
import { gentleReturnPoster } from './gentleReturnPoster.ts'
import { morningMobilityPoster } from './morningMobilityPoster.ts'
import { steadyStepsPoster } from './steadyStepsPoster.ts'
import { quietKneesPoster } from './quietKneesPoster.ts'
import { wakingHandsPoster } from './wakingHandsPoster.ts'
import { deepRestFilm } from '../films/deepRestFilm.ts'
import { sideLyingHipsFilm } from '../films/sideLyingHipsFilm.ts'
import { pelvicFloorPoster } from './pelvicFloorPoster.ts'
import { bedtimeBreathPoster } from './bedtimeBreathPoster.ts'

/** A poster's drawing by its program's slug: the best moment of its film, or the pose that the film will show. */
export const posters: Record<string, string> = {
  'balance-with-a-chair': balanceWithAChairFilm.at(200).plain(),
  'band-row': bandRowFilm.at(113.8).plain(),
  'bird-dog': birdDogPoster,
  'calm-neck': calmNeckFilm.at(231).plain(),
  'calming-breath': calmingBreathFilm.at(104.7).plain(),
  'cat-back': catBackFilm.at(26).plain(),
  'chair-morning': chairMorningFilm.at(148.6).plain(),
  'gentle-return': gentleReturnPoster,
  'knee-hug': kneeHugFilm.at(33.6).plain(),
  'light-feet': lightFeetFilm.at(134.4).plain(),
  'morning-mobility': morningMobilityPoster,
  'quiet-knees': quietKneesPoster,
  'shoulder-stick': shoulderStickFilm.at(23.5).plain(),
  'sit-to-stand': sitToStandFilm.at(146).plain(),
  'stable-bridge': stableBridgeFilm.at(81.8).plain(),
  'steady-steps': steadyStepsPoster,
  'unhurried-warrior': unhurriedWarriorFilm.at(71).plain(),
  'waking-hands': wakingHandsPoster,
  'wall-push': wallPushFilm.at(62.5).plain(),
  'wheelchair-twists': wheelchairTwistsFilm.at(60.9).plain(),
  'deep-rest': deepRestFilm.at(44.4).plain(),
  'side-lying-hips': sideLyingHipsFilm.at(35.4).plain(),
  'pelvic-floor': pelvicFloorPoster,
  'bedtime-breath': bedtimeBreathPoster,
}
