import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { CardSkeleton, joinClasses } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './TrainingRows.module.css'
import type { TrainingRowData } from './useTrainingRows.ts'

type Props = {
  rows: TrainingRowData
  /** A card of the list, with where its film stopped, in seconds. */
  cardOf: (program: Program, stoppedAt?: number) => ReactNode
}

/**
 * Films to resume and programs done today, each only when there are any. Their space is reserved until that is known,
 * where this device expects them, so that the layout does not shift.
 */
export function TrainingRows({ rows: { startedFilms, done, isKnown }, cardOf }: Props) {
  const { t } = useTranslation('mfe-catalog')
  if (!isKnown) {
    return (
      <div className={joinClasses(styles.rows, styles.expected)} aria-hidden="true">
        <Row title={t('training.goOn')}>
          <CardSkeleton />
        </Row>
      </div>
    )
  }
  if (startedFilms.length + done.length === 0) return null
  return (
    <div className={styles.rows}>
      {startedFilms.length > 0 && (
        <Row title={t('training.goOn')}>{startedFilms.map(({ training, seconds }) => cardOf(training, seconds))}</Row>
      )}
      {done.length > 0 && <Row title={t('training.doneToday')}>{done.map((program) => cardOf(program))}</Row>}
    </div>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.row} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.cards}>{children}</ul>
    </section>
  )
}
