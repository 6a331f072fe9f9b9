import { balanceWithAChairFilm } from '../films/balanceWithAChairFilm.ts'
import { bandRowFilm } from '../films/bandRowFilm.ts'
import { bedtimeBreathFilm } from '../films/bedtimeBreathFilm.ts'
import { birdDogFilm } from '../films/birdDogFilm.ts'
import { calmingBreathFilm } from '../films/calmingBreathFilm.ts'
import { calmNeckFilm } from '../films/calmNeckFilm.ts'
import { catBackFilm } from '../films/catBackFilm.ts'
import { chairMorningFilm } from '../films/chairMorningFilm.ts'
import { deepRestFilm } from '../films/deepRestFilm.ts'
import { gentleReturnFilm } from '../films/gentleReturnFilm.ts'
import { kneeHugFilm } from '../films/kneeHugFilm.ts'
import { lightFeetFilm } from '../films/lightFeetFilm.ts'
import { morningMobilityFilm } from '../films/morningMobilityFilm.ts'
import { pelvicFloorFilm } from '../films/pelvicFloorFilm.ts'
import { quietKneesFilm } from '../films/quietKneesFilm.ts'
import { shoulderStickFilm } from '../films/shoulderStickFilm.ts'
import { sideLyingHipsFilm } from '../films/sideLyingHipsFilm.ts'
import { sitToStandFilm } from '../films/sitToStandFilm.ts'
import { stableBridgeFilm } from '../films/stableBridgeFilm.ts'
import { steadyStepsFilm } from '../films/steadyStepsFilm.ts'
import { unhurriedWarriorFilm } from '../films/unhurriedWarriorFilm.ts'
import { wakingHandsFilm } from '../films/wakingHandsFilm.ts'
import { wallPushFilm } from '../films/wallPushFilm.ts'
import { wheelchairTwistsFilm } from '../films/wheelchairTwistsFilm.ts'

/** A poster's drawing by its program's slug: the best moment of its film. */
export const posters: Record<string, string> = {
  'balance-with-a-chair': balanceWithAChairFilm.at(200).plain(),
  'band-row': bandRowFilm.at(113.8).plain(),
  'bird-dog': birdDogFilm.at(103).plain(),
  'calm-neck': calmNeckFilm.at(231).plain(),
  'calming-breath': calmingBreathFilm.at(104.7).plain(),
  'cat-back': catBackFilm.at(26).plain(),
  'chair-morning': chairMorningFilm.at(148.6).plain(),
  'gentle-return': gentleReturnFilm.at(36).plain(),
  'knee-hug': kneeHugFilm.at(33.6).plain(),
  'light-feet': lightFeetFilm.at(134.4).plain(),
  'morning-mobility': morningMobilityFilm.at(105.4).plain(),
  'quiet-knees': quietKneesFilm.at(57.5).plain(),
  'shoulder-stick': shoulderStickFilm.at(23.5).plain(),
  'sit-to-stand': sitToStandFilm.at(146).plain(),
  'stable-bridge': stableBridgeFilm.at(81.8).plain(),
  'steady-steps': steadyStepsFilm.at(118).plain(),
  'unhurried-warrior': unhurriedWarriorFilm.at(71).plain(),
  'waking-hands': wakingHandsFilm.at(132).plain(),
  'wall-push': wallPushFilm.at(62.5).plain(),
  'wheelchair-twists': wheelchairTwistsFilm.at(60.9).plain(),
  'deep-rest': deepRestFilm.at(44.4).plain(),
  'side-lying-hips': sideLyingHipsFilm.at(35.4).plain(),
  'pelvic-floor': pelvicFloorFilm.at(9).plain(),
  'bedtime-breath': bedtimeBreathFilm.at(33.5).plain(),
}
