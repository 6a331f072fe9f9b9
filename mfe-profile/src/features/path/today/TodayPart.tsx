import type { Plan } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { VisuallyHidden } from '@kinora/ui'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { leftToday } from '../plan/planDay.ts'
import { RunningState } from '../RunningState.tsx'
import { CalmDay } from './CalmDay.tsx'
import { TodayFilms } from './TodayFilms.tsx'
import styles from './TodayPart.module.css'

type Props = {
  plan: Plan
  /** Where the focus goes when what was pressed is gone. */
  heading: RefObject<HTMLHeadingElement | null>
  /** Beside the button that starts today's films. */
  offer?: ReactNode
  /** Below the calm word of a day without films. */
  calmLink?: ReactNode
}

/** Today: a gentle plan or a pause that runs, then the films, or a calm word without any. */
export function TodayPart({ plan, heading, offer, calmLink }: Props) {
  const { t } = useTranslation('mfe-profile')
  const { mode } = plan.state
  const shownMode = useRef(mode)
  // What began or ended it is gone, and the focus with it.
  useEffect(() => {
    if (shownMode.current !== mode && document.activeElement === document.body) heading.current?.focus()
    shownMode.current = mode
  }, [mode, heading])
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today" ref={heading} tabIndex={-1}>
        <VisuallyHidden>{t('path.today.title')}</VisuallyHidden>
      </h2>
      {plan.state.mode !== 'normal' && <RunningState state={plan.state} returnTo={heading} />}
      {leftToday(plan).length > 0 ? <TodayFilms plan={plan} offer={offer} /> : <CalmDay plan={plan} link={calmLink} />}
    </section>
  )
}
