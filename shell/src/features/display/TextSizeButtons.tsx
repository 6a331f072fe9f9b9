import { useTranslation } from '@kinora/i18n'
import { TEXT_STEP_PX } from '@kinora/limits'
import { iconButtonLook, VisuallyHidden } from '@kinora/ui'
import { changeDisplay, TEXT_STEPS_MAX, TEXT_STEPS_MIN, useDisplay } from './displayStore.ts'
import styles from './TextSizeButtons.module.css'

const USUAL_PX = 16

/**
 * Buttons for smaller and larger text. At a limit the button stays focusable with `aria-disabled`. The new size is
 * announced; `showsValue` shows it as well.
 */
export function TextSizeButtons({ showsValue = false }: { showsValue?: boolean }) {
  const { t } = useTranslation('shell')
  const { textSteps } = useDisplay()
  const percent = Math.round(((USUAL_PX + textSteps * TEXT_STEP_PX) / USUAL_PX) * 100)
  const size = t('display.percent', { percent })
  return (
    <>
      <button
        type="button"
        className={iconButtonLook(styles.smaller)}
        aria-label={t('display.smaller')}
        aria-disabled={textSteps <= TEXT_STEPS_MIN}
        onClick={() => changeDisplay({ textSteps: textSteps - 1 })}
      />
      <button
        type="button"
        className={iconButtonLook(styles.larger)}
        aria-label={t('display.larger')}
        aria-disabled={textSteps >= TEXT_STEPS_MAX}
        onClick={() => changeDisplay({ textSteps: textSteps + 1 })}
      />
      {showsValue ? (
        <output className={styles.value}>{size}</output>
      ) : (
        <VisuallyHidden as="output">{size}</VisuallyHidden>
      )}
    </>
  )
}
