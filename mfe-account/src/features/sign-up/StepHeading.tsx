import type { RoleName } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { joinClasses, useHeadingFocus } from '@kinora/ui'
import styles from './StepHeading.module.css'
import { STEPS, type SignUpStep } from './signUpSteps.ts'

/** Which step this is, and why its answers are needed. It gets the focus when another step is shown. */
export function StepHeading({ step, role }: { step: SignUpStep; role: RoleName }) {
  const { t } = useTranslation('mfe-account')
  const place = STEPS.indexOf(step)
  const title = t('signUp.step', { place: place + 1, count: STEPS.length, name: t(`signUp.steps.${step}.name`) })
  const heading = useHeadingFocus(title)
  return (
    <div className={styles.step}>
      <div className={styles.bar} aria-hidden="true">
        {STEPS.map((one, index) => (
          <span key={one} className={joinClasses(index <= place && styles.reached)} />
        ))}
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.why}>{t(`signUp.steps.${step}.${role === 'specialist' ? 'whySpecialist' : 'why'}`)}</p>
    </div>
  )
}
