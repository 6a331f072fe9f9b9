import { useTranslation } from '@kinora/i18n'
import type { ReactNode } from 'react'
import { DoneToday } from './DoneToday.tsx'
import styles from './TrainingPanel.module.css'
import { useTraining } from './TrainingProvider.tsx'

type Props = {
  /** The film is nearly over: the done button becomes the primary one. */
  isOffered: boolean
  /** Other actions on the program. */
  children: ReactNode
}

/** The actions on a program. Visitors see only `children`. */
export function TrainingPanel({ isOffered, children }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const { isSignedIn, panelRef } = useTraining()
  return (
    <section ref={panelRef} tabIndex={-1} className={styles.panel} aria-label={t('training.panel')}>
      {isSignedIn && <DoneToday isOffered={isOffered} />}
      {children}
    </section>
  )
}
