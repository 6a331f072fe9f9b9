import { useTranslation } from '@kinora/i18n'
import { Icon, joinClasses } from '@kinora/ui'
import { painLevelOf } from './painLevel.ts'
import styles from './SymptomChips.module.css'
import type { SymptomAnswers } from './symptomsApi.ts'
import { useSymptomWords } from './useSymptomWords.ts'

/** The pain unless there is none, and each symptom that was answered with yes (docs/specification.md, section 5). */
export function SymptomChips({ answers }: { answers: SymptomAnswers }) {
  const { t } = useTranslation('mfe-profile')
  const { chipsOf } = useSymptomWords()
  const chips = chipsOf(answers)
  const painClass = joinClasses(styles.pain, painLevelOf(answers.pain) === 'strong' && styles.strong)
  if (chips.length === 0) return <p>{t('state.symptoms.none')}</p>
  return (
    <ul className={styles.chips}>
      {chips.map(({ key, word }) => (
        <li key={key} className={joinClasses(styles.chip, key === 'pain' && painClass)}>
          {key === 'pain' && <Icon name="speed" size="small" />}
          {word}
        </li>
      ))}
    </ul>
  )
}
