import { useTranslation } from '@kinora/i18n'
import type { ReactNode, RefObject } from 'react'
import styles from './PlayActions.module.css'

/** The large buttons of a step, between which arrow keys move. */
export function PlayActions({ ref, children }: { ref: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  const { t } = useTranslation('mfe-profile')
  return (
    <div ref={ref} className={styles.actions} role="group" aria-label={t('play.actions')}>
      {children}
    </div>
  )
}
