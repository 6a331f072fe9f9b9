import { useTranslation } from '@kinora/i18n'
import { joinClasses } from '@kinora/ui'
import styles from './Steps.module.css'

const STEPS = ['choice', 'data', 'payment'] as const

/** Where the user is on the way to a gift card. */
export function Steps({ at }: { at: (typeof STEPS)[number] }) {
  const { t } = useTranslation('mfe-commerce')
  return (
    <ol className={styles.steps} aria-label={t('gift.steps.label')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={joinClasses(step === at && styles.here)}
          aria-current={step === at ? 'step' : undefined}
        >
          <b aria-hidden="true">{index + 1}</b>
          <span>{t(`gift.steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}
