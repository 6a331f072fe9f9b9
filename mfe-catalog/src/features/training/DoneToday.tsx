import { useLocale, useTranslation, type Locale } from '@kinora/i18n'
import { DAILY_MAXIMUM } from '@kinora/limits'
import { Button, Icon } from '@kinora/ui'
import styles from './DoneToday.module.css'
import { useTraining } from './TrainingProvider.tsx'

/**
 * How often the program was done today, and the button that counts one more. At the daily maximum, the time when it is
 * possible again replaces the button.
 */
export function DoneToday({ isOffered }: { isOffered: boolean }) {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const { today, isUnknown, lookAgain, isMarking, hasFailed, isTested, mark, hasAnswered, ask } = useTraining()
  const opensAt = today?.opensAt && new Date(today.opensAt)
  return (
    <>
      <div className={styles.today} role="status">
        <Dots done={today?.times ?? 0} />
        <p>
          <b>
            {today
              ? t('training.done', { times: today.times, maximum: DAILY_MAXIMUM })
              : t(isUnknown ? 'training.unknown' : 'training.loading')}
          </b>
          {today?.lastAt && (
            <span>{t('training.lastAt', { time: formatTimeOfDay(new Date(today.lastAt), locale) })}</span>
          )}
        </p>
        {isOffered && !opensAt && <p className={styles.offer}>{t('training.offer')}</p>}
      </div>
      {isUnknown && <Button onClick={lookAgain}>{t('training.lookAgain')}</Button>}
      <div>
        {opensAt ? (
          <p className={styles.full}>
            {t('training.dailyMaximum', { day: formatDay(opensAt, locale), time: formatTimeOfDay(opensAt, locale) })}
          </p>
        ) : (
          <Button
            wide
            icon="check"
            variant={isOffered ? 'primary' : undefined}
            aria-disabled={isMarking}
            onClick={() => !isMarking && void mark()}
          >
            {t(isMarking ? 'training.marking' : 'training.mark')}
          </Button>
        )}
        <div role="alert">
          {hasFailed && (
            <p className={styles.failed}>
              <Icon name="circle-alert" />
              {t(isTested ? 'ui:testMode.notSaved' : 'training.failed')}
            </p>
          )}
        </div>
      </div>
      {today && today.times > 0 && (
        <Button wide variant="quiet" onClick={ask}>
          {t(hasAnswered ? 'training.changeAnswers' : 'training.answer')}
        </Button>
      )}
    </>
  )
}

/** Today's count as dots, for sighted people; the text beside them says it. */
function Dots({ done }: { done: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: DAILY_MAXIMUM }, (_, index) => (
        <span key={index} className={index < done ? styles.taken : undefined}>
          {index < done && <Icon name="check" size="small" />}
        </span>
      ))}
    </span>
  )
}

/** `8:40` */
export const formatTimeOfDay = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(at)

/** `dzisiaj`, `jutro`, and otherwise `23 listopada`. */
export function formatDay(at: Date, locale: Locale, now = new Date()): string {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (at.toDateString() === now.toDateString()) return relative.format(0, 'day')
  if (at.toDateString() === tomorrow.toDateString()) return relative.format(1, 'day')
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(at)
}
