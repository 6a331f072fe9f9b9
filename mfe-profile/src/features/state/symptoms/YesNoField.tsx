import { useTranslation } from '@kinora/i18n'
import { ChoiceTarget, Icon } from '@kinora/ui'
import { useId } from 'react'
import styles from './YesNoField.module.css'

type Props = { question: string; name: string; isYes: boolean; onChoose: (isYes: boolean) => void }

/** A question that is answered by yes or no. */
export function YesNoField({ question, name, isYes, onChoose }: Props) {
  const { t } = useTranslation('mfe-profile')
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.row}>
      <span id={id}>{question}</span>
      <div className={styles.answers}>
        {[true, false].map((answer) => (
          <ChoiceTarget
            key={String(answer)}
            type="radio"
            name={name}
            value={String(answer)}
            checked={isYes === answer}
            onChange={() => onChoose(answer)}
            className={answer ? styles.yes : styles.no}
          >
            {answer && isYes && <Icon name="check" size="small" />}
            {t(answer ? 'state.yes' : 'state.no')}
          </ChoiceTarget>
        ))}
      </div>
    </div>
  )
}
