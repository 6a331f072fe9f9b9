import { useTranslation } from '@kinora/i18n'
import { FEELINGS, type FeelingName } from '@kinora/limits'
import { ChoiceTarget, Icon, VisuallyHidden } from '@kinora/ui'
import { Face } from './Face.tsx'
import styles from './FeelingField.module.css'

type Props = { chosen: FeelingName | null; onChoose: (feeling: FeelingName) => void }

/** Five faces on one line, from sad to energetic (docs/specification.md, section 2). */
export function FeelingField({ chosen, onChoose }: Props) {
  const { t } = useTranslation('mfe-catalog')
  return (
    <fieldset aria-describedby="check-in-readers">
      <legend>
        <VisuallyHidden>{t('checkIn.feeling')}</VisuallyHidden>
      </legend>
      <div className={styles.faces}>
        {FEELINGS.map((feeling) => (
          <ChoiceTarget
            key={feeling}
            type="radio"
            name="feeling"
            value={feeling}
            checked={feeling === chosen}
            onChange={() => onChoose(feeling)}
            className={styles.face}
          >
            <span className={styles.mark}>
              <Icon name="check" size="small" />
            </span>
            <Face feeling={feeling} className={styles.drawing} />
            <span>{t(`checkIn.feelings.${feeling}`)}</span>
          </ChoiceTarget>
        ))}
      </div>
      <p id="check-in-readers" className={styles.readers}>
        {t('checkIn.readers')}
      </p>
    </fieldset>
  )
}
