import { useTranslation } from '@kinora/i18n'
import { changeDisplay, TEXT_STEPS_MAX, TEXT_STEPS_MIN, useDisplay } from './displayStore.ts'
import styles from './TextSizeButtons.module.css'

/** Smaller and larger text. At a limit the button stays where focus is and says that it does nothing. */
export function TextSizeButtons() {
  const { t } = useTranslation('shell')
  const { textSteps } = useDisplay()
  return (
    <>
      <button
        type="button"
        className={styles.smaller}
        aria-label={t('display.smaller')}
        aria-disabled={textSteps <= TEXT_STEPS_MIN}
        onClick={() => changeDisplay({ textSteps: textSteps - 1 })}
      >
        <span aria-hidden="true">
          Aa<sup>−</sup>
        </span>
      </button>
      <button
        type="button"
        className={styles.larger}
        aria-label={t('display.larger')}
        aria-disabled={textSteps >= TEXT_STEPS_MAX}
        onClick={() => changeDisplay({ textSteps: textSteps + 1 })}
      >
        <span aria-hidden="true">
          Aa<sup>+</sup>
        </span>
      </button>
    </>
  )
}
