import type { SurveyPain } from '@kinora/limits'

export type PainLevel = 'strong' | 'moderate' | 'none'

/** The survey's pain counts upside down: 33 or less is strong, 66 or less moderate (specification, section 5). */
export function painLevelOf(pain: number): PainLevel {
  if (pain <= 33) return 'strong'
  return pain <= 66 ? 'moderate' : 'none'
}

/** In the order of the screen, from none to strong, with their values on the wire. */
export const PAIN_CHOICES: readonly SurveyPain[] = [100, 50, 0]
