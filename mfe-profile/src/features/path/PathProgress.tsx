import type { Plan } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import styles from './PathProgress.module.css'

/** Longer paths get as many parts, each for several programs. */
const PARTS_MAX = 24

/** How much of the path is done: in words, in percent, and as a bar of one part for each program. */
export function PathProgress({ progress: { done, total, percent } }: Pick<Plan, 'progress'>) {
  const { t } = useTranslation('mfe-profile')
  const words = `${t('path.whole.progress', { done, count: total })} ${t(`path.whole.stage.${stageOf(percent)}`)}`
  const parts = Math.min(total, PARTS_MAX)
  const full = Math.floor((done / Math.max(1, total)) * parts)
  return (
    <div className={styles.progress}>
      <p>{words}</p>
      <p className={styles.percent} aria-hidden="true">
        {t('path.whole.percent', { percent })}
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('path.whole.bar')}
        aria-valuenow={percent}
        aria-valuetext={`${t('path.whole.percent', { percent })}. ${words}`}
      >
        {Array.from({ length: parts }, (_, index) => (
          <i key={index} className={index < full ? styles.done : index === full ? styles.next : undefined} />
        ))}
      </div>
    </div>
  )
}

function stageOf(percent: number): 'none' | 'begun' | 'half' | 'nearly' | 'all' {
  if (percent === 0) return 'none'
  if (percent <= 50) return 'begun'
  if (percent < 80) return 'half'
  return percent < 100 ? 'nearly' : 'all'
}
