import { useTranslation } from '@kinora/i18n'
import { PAIN_MAX } from '@kinora/limits'
import { ChoiceTarget } from '@kinora/ui'
import styles from './PainField.module.css'

type Props = { label: string; name: string; chosen: number | null; onChoose: (pain: number) => void }

/** Pain from 0 to 10, as on the numeric rating scale that doctors use. */
export function PainField({ label, name, chosen, onChoose }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const ends: Record<number, string> = { 0: t('checkIn.painNone'), [PAIN_MAX]: t('checkIn.painWorst') }
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className={styles.steps}>
        {Array.from({ length: PAIN_MAX + 1 }, (_, pain) => (
          <ChoiceTarget
            key={pain}
            type="radio"
            name={name}
            value={pain}
            aria-label={ends[pain]}
            checked={pain === chosen}
            onChange={() => onChoose(pain)}
            className={styles.step}
          >
            {pain}
          </ChoiceTarget>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[PAIN_MAX]}</span>
      </p>
    </fieldset>
  )
}
