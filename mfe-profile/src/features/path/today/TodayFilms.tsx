import type { Plan } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Icon, joinClasses, Picture, useImageTransition } from '@kinora/ui'
import type { ReactNode } from 'react'
import { leftToday } from '../plan/planDay.ts'
import { StartLink } from './StartLink.tsx'
import styles from './TodayFilms.module.css'
import { TodayRow } from './TodayRow.tsx'

type Props = {
  plan: Plan
  /** Beside the button: what else one can do today. */
  offer?: ReactNode
}

/** Today's films in one card: the picture of the first that is left, a line for each, and one button for all of them. */
export function TodayFilms({ plan, offer }: Props) {
  const { t } = useTranslation('mfe-profile')
  const itemsLeft = leftToday(plan)
  const first = itemsLeft[0]!.training
  const isOne = itemsLeft.length === 1
  const picture = useImageTransition(paths.program(first.id))
  return (
    <div className={styles.card}>
      {first.image && (
        <div
          ref={picture}
          className={joinClasses(styles.picture, first.image.formats.isLow && styles.low)}
          aria-hidden="true"
        >
          <Picture image={first.image} sizes="(min-width: 62em) 48rem, 30rem" alt="" />
          {plan.today.length > 1 && (
            <span className={styles.first}>
              <Icon name="sun" size="small" />
              {t('path.today.first')}
            </span>
          )}
        </div>
      )}
      <ol className={styles.films}>
        {plan.today.map((item) => (
          <TodayRow key={item.training.id} item={item} />
        ))}
      </ol>
      <div className={styles.actions}>
        <StartLink
          to={isOne ? paths.program(first.id) : paths.playPath()}
          words={t('path.today.start')}
          hint={t('path.today.startHint')}
          of={isOne ? typeset(first.title) : undefined}
        />
        {offer && <div className={styles.offer}>{offer}</div>}
      </div>
    </div>
  )
}
