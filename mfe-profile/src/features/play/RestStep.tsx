import type { PlannedProgram } from '@kinora/contracts'
import { formatMinutes, typeset, useLocale, useTranslation } from '@kinora/i18n'
import { Picture, useDoseWords, useWakeLock, VisuallyHidden } from '@kinora/ui'
import { useState, type RefObject, useEffect, useEffectEvent } from 'react'
import { BigButton } from './BigButton.tsx'
import { PlayActions } from './PlayActions.tsx'
import styles from './RestStep.module.css'

/** The length of a rest, and by how much it can be made longer. */
const REST_SECONDS = 30

type Props = { next: PlannedProgram; actions: RefObject<HTMLDivElement | null>; onNext: () => void; onStop: () => void }

/** The rest before the next film: how long it still is, and what comes. The screen stays on. */
export function RestStep({ next: { training, dose }, actions, onNext, onStop }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const doseWords = useDoseWords()
  const { title, duration, image } = training
  const { left, whole, add } = useCountdown(REST_SECONDS, onNext)
  const [isLonger, setLonger] = useState(false)
  useWakeLock(true)
  return (
    <>
      <div className={styles.rest}>
        <div className={styles.time}>
          <svg className={styles.ring} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
            <circle className={styles.whole} cx="60" cy="60" r="54" />
            <circle
              className={styles.left}
              cx="60"
              cy="60"
              r="54"
              pathLength="100"
              strokeDasharray={`${(left / whole) * 100} 100`}
              transform="rotate(-90 60 60)"
            />
          </svg>
          <p role="timer">
            <b>{left}</b>
            <VisuallyHidden>{t('play.rest.seconds', { count: left })}</VisuallyHidden>
          </p>
        </div>
        <div className={styles.next}>
          {image && <Picture image={image} sizes="(min-width: 48em) 24rem, 92vw" alt="" priority="soon" />}
          <p role="status">
            <VisuallyHidden>{t('play.rest.title')}. </VisuallyHidden>
            <span>{t('play.rest.next')}</span>
            <b>{typeset(title)}</b>
            {formatMinutes(duration, locale)}
            {dose && <strong className={styles.dose}>{doseWords(dose)}</strong>}
          </p>
        </div>
      </div>
      <PlayActions ref={actions}>
        <BigButton main takesFocus icon="play" onClick={onNext}>
          {t('play.rest.begin')}
        </BigButton>
        <BigButton
          icon="plus"
          onClick={() => {
            add(REST_SECONDS)
            setLonger(true)
          }}
        >
          {t('play.rest.longer')}
        </BigButton>
        <BigButton onClick={onStop}>{t('play.stop')}</BigButton>
      </PlayActions>
      <p role="status">
        <VisuallyHidden>{isLonger && t('play.rest.added')}</VisuallyHidden>
      </p>
    </>
  )
}

/** Counts seconds down, and calls `onOver` at none. `add` makes it longer. */
export function useCountdown(seconds: number, onOver: () => void) {
  const [time, setTime] = useState({ left: seconds, whole: seconds })
  const isOver = time.left <= 0
  const finish = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) return finish()
    const timer = setInterval(() => setTime(({ left, whole }) => ({ left: left - 1, whole })), 1_000)
    return () => clearInterval(timer)
  }, [isOver])
  const add = (more: number) =>
    setTime(({ left, whole }) => ({ left: left + more, whole: Math.max(whole, left + more) }))
  return { ...time, add }
}
