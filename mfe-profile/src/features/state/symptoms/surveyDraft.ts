import { DEFAULT_SURVEY_PAIN, SURVEY_PAIN, SYMPTOMS, type SymptomName } from '@kinora/limits'
import { storedValue } from '@kinora/session'
import type { SymptomAnswers } from './symptomsApi.ts'

const stored = storedValue('person', 'surveyDraft', 1)

/** What Clear sets (docs/specification.md, section 3). */
export const NO_SYMPTOMS: SymptomAnswers = {
  pain: DEFAULT_SURVEY_PAIN,
  ...(Object.fromEntries(SYMPTOMS.map((symptom) => [symptom, false])) as Record<SymptomName, boolean>),
}

const NAMES = ['pain', ...SYMPTOMS] as const

export const isSame = (one: SymptomAnswers, other: SymptomAnswers): boolean =>
  NAMES.every((name) => one[name] === other[name])

/** The answers alone, without what else a saved survey has. */
export const answersOf = (survey: SymptomAnswers): SymptomAnswers =>
  Object.fromEntries(NAMES.map((name) => [name, survey[name]])) as unknown as SymptomAnswers

/** Answers that were chosen and not saved; null if there are none. */
export function readDraft(): SymptomAnswers | null {
  const { answers } = stored.read()
  return isAnswers(answers) ? answersOf(answers) : null
}

export const keepDraft = (answers: SymptomAnswers): void => stored.keep({ answers })

export const forgetDraft = (): void => stored.forget()

function isAnswers(value: unknown): value is SymptomAnswers {
  if (typeof value !== 'object' || value === null) return false
  const answers = value as Record<string, unknown>
  return (
    SURVEY_PAIN.some((pain) => pain === answers['pain']) &&
    SYMPTOMS.every((symptom) => typeof answers[symptom] === 'boolean')
  )
}
