import { useTranslation } from '@kinora/i18n'
import { SYMPTOMS, type SymptomName } from '@kinora/limits'
import { painLevelOf } from './painLevel.ts'
import type { SymptomAnswers } from './symptomsApi.ts'

/** Words for the answers of a survey, and for what changed between two. */
export function useSymptomWords() {
  const { t } = useTranslation('mfe-profile')

  const painWord = (pain: number) => t(`state.symptoms.pain.${painLevelOf(pain)}`)
  const nameOf = (symptom: SymptomName) => t(`state.symptoms.names.${symptom}`)

  /** Pain unless there is none, and the symptoms that were answered with yes. */
  const chipsOf = (answers: SymptomAnswers): { key: string; word: string }[] => [
    ...(painLevelOf(answers.pain) === 'none' ? [] : [{ key: 'pain', word: painWord(answers.pain) }]),
    ...SYMPTOMS.filter((symptom) => answers[symptom]).map((symptom) => ({ key: symptom, word: nameOf(symptom) })),
  ]

  /** Such as `Doszedł stres, ustąpiło zmęczenie, ból z silnego na umiarkowany.` */
  const changeOf = (before: SymptomAnswers, now: SymptomAnswers): string => {
    const [was, is] = [painLevelOf(before.pain), painLevelOf(now.pain)]
    const changes = [
      ...SYMPTOMS.filter((symptom) => now[symptom] && !before[symptom]).map((symptom) =>
        t(`state.symptoms.came.${symptom}`),
      ),
      ...SYMPTOMS.filter((symptom) => before[symptom] && !now[symptom]).map((symptom) =>
        t(`state.symptoms.went.${symptom}`),
      ),
      ...(was === is ? [] : [t(`state.symptoms.painChange.${was}.${is}`)]),
    ]
    return changes.length === 0 ? t('state.symptoms.unchanged') : `${sentenceCase(changes.join(', '))}.`
  }
  return { painWord, nameOf, chipsOf, changeOf }
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
