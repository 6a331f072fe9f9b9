import { useTranslation } from '@kinora/i18n'
import { Icon } from '@kinora/ui'
import { useState } from 'react'
import styles from './DoneOffer.module.css'
import { useTraining } from './TrainingProvider.tsx'

/**
 * The done button in the bar of a film that is nearly over, so that it is there in full screen. Hidden once one more is
 * counted.
 */
export function DoneOffer() {
  const { t } = useTranslation('mfe-catalog')
  const { today, isMarking, isStopped, mark } = useTraining()
  const [before, setBefore] = useState(today?.times)
  if (before === undefined && today) setBefore(today.times)
  if (!today || isStopped || today.opensAt || today.times !== before) return null
  return (
    <button type="button" className={styles.offer} aria-disabled={isMarking} onClick={() => !isMarking && void mark()}>
      <Icon name="check" />
      <span>{t('training.mark')}</span>
    </button>
  )
}
