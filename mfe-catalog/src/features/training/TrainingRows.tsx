import type { BegunFilm, Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import type { ReactNode } from 'react'
import styles from './TrainingRows.module.css'

type Props = {
  begun: BegunFilm[]
  done: Program[]
  /** A card of the list, with where its film stopped, in seconds. */
  cardOf: (program: Program, stoppedAt?: number) => ReactNode
}

/** Where to go on, and what the day has brought; each only when there is something. */
export function TrainingRows({ begun, done, cardOf }: Props) {
  const { t } = useTranslation('mfe-catalog')
  return (
    <>
      <Row title={t('training.goOn')}>{begun.map(({ training, seconds }) => cardOf(training, seconds))}</Row>
      <Row title={t('training.doneToday')}>{done.map((program) => cardOf(program))}</Row>
    </>
  )
}

function Row({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className={styles.row} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.cards}>{children}</ul>
    </section>
  )
}
