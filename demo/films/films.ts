import { calmingBreathFilm } from './calmingBreathFilm.ts'
import { calmNeckFilm } from './calmNeckFilm.ts'
import type { Film } from './film.ts'
import { stableBridgeFilm } from './stableBridgeFilm.ts'

/** Every film that has been drawn. */
export const films: Film[] = [calmNeckFilm, stableBridgeFilm, calmingBreathFilm]
