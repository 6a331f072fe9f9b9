import { balanceWithAChairFilm } from './balanceWithAChairFilm.ts'
import { bandRowFilm } from './bandRowFilm.ts'
import { bedtimeBreathFilm } from './bedtimeBreathFilm.ts'
import { birdDogFilm } from './birdDogFilm.ts'
import { calmingBreathFilm } from './calmingBreathFilm.ts'
import { calmNeckFilm } from './calmNeckFilm.ts'
import { catBackFilm } from './catBackFilm.ts'
import { chairMorningFilm } from './chairMorningFilm.ts'
import { deepRestFilm } from './deepRestFilm.ts'
import type { Film } from './film.ts'
import { gentleReturnFilm } from './gentleReturnFilm.ts'
import { kneeHugFilm } from './kneeHugFilm.ts'
import { lightFeetFilm } from './lightFeetFilm.ts'
import { morningMobilityFilm } from './morningMobilityFilm.ts'
import { pelvicFloorFilm } from './pelvicFloorFilm.ts'
import { quietKneesFilm } from './quietKneesFilm.ts'
import { shoulderStickFilm } from './shoulderStickFilm.ts'
import { sideLyingHipsFilm } from './sideLyingHipsFilm.ts'
import { sitToStandFilm } from './sitToStandFilm.ts'
import { stableBridgeFilm } from './stableBridgeFilm.ts'
import { steadyStepsFilm } from './steadyStepsFilm.ts'
import { unhurriedWarriorFilm } from './unhurriedWarriorFilm.ts'
import { wakingHandsFilm } from './wakingHandsFilm.ts'
import { wallPushFilm } from './wallPushFilm.ts'
import { wheelchairTwistsFilm } from './wheelchairTwistsFilm.ts'

/** Every film that has been drawn. */
export const films: Film[] = [
  balanceWithAChairFilm,
  bandRowFilm,
  calmNeckFilm,
  calmingBreathFilm,
  catBackFilm,
  chairMorningFilm,
  kneeHugFilm,
  shoulderStickFilm,
  sitToStandFilm,
  stableBridgeFilm,
  unhurriedWarriorFilm,
  wallPushFilm,
  wheelchairTwistsFilm,
  lightFeetFilm,
  deepRestFilm,
  sideLyingHipsFilm,
  morningMobilityFilm,
  steadyStepsFilm,
  birdDogFilm,
  bedtimeBreathFilm,
  gentleReturnFilm,
  pelvicFloorFilm,
  quietKneesFilm,
  wakingHandsFilm,
]
