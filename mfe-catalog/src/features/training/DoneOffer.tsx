import { useTranslation } from '@kinora/i18n'
import { Icon } from '@kinora/ui'
import { useState } from 'react'
import styles from './DoneOffer.module.css'
import { useTraining } from './TrainingProvider.tsx'

/**
 * On the film once it is nearly over, so that nobody has to leave the full screen to look for it. Gone when it counts.
 */
export function DoneOffer() {
  const { t } = useTranslation('mfe-catalog')
  const { today, isMarking, mark } = useTraining()
  const [before, setBefore] = useState(today?.times)
  if (before === undefined && today) setBefore(today.times)
  if (!today || today.opensAt || today.times !== before) return null
  return (
    <button type="button" className={styles.offer} aria-disabled={isMarking} onClick={() => !isMarking && void mark()}>
      <span className={styles.circle}>
        <Icon name="check" />
      </span>
      {t(isMarking ? 'training.marking' : 'training.mark')}
    </button>
  )
}
