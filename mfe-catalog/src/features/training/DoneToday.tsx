import { dayOf, formatDay, serverNow, useLocale, useTranslation, type Locale } from '@kinora/i18n'
import { Button, Icon } from '@kinora/ui'
import styles from './DoneToday.module.css'
import { useTraining } from './TrainingProvider.tsx'

/**
 * How often the program was done today, and the button that counts one more. At the daily maximum, when it is possible
 * again replaces the button; after answers that ask for rest nothing does.
 */
export function DoneToday({ isOffered }: { isOffered: boolean }) {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const { today, isUnknown, retry, isMarking, hasFailed, isTested, isStopped, mark, hasAnswered, ask } = useTraining()
  const opensAt = today?.opensAt && new Date(today.opensAt)
  return (
    <>
      <div className={styles.today} role="status">
        {today && today.times > 0 && <Dots done={today.times} most={today.dailyMaximum} />}
        <p>
          <b>
            {today
              ? today.times > 0
                ? t('training.done', { count: today.times })
                : t('training.notYet')
              : t(isUnknown ? 'training.unknown' : 'training.loading')}
          </b>
          {today && (
            <span>
              {today.lastAt
                ? t('training.lastAt', { time: formatTimeOfDay(new Date(today.lastAt), locale) })
                : t('training.most', { count: today.dailyMaximum })}
            </span>
          )}
        </p>
        {isOffered && !isStopped && !opensAt && <p className={styles.offer}>{t('training.offer')}</p>}
      </div>
      {isUnknown && <Button onClick={retry}>{t('training.lookAgain')}</Button>}
      <div>
        {isStopped ? null : opensAt ? (
          <p className={styles.full}>{t('training.dailyMaximum', { day: formatNearDay(opensAt, locale) })}</p>
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
function Dots({ done, most }: { done: number; most: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: most }, (_, index) => (
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
export function formatNearDay(at: Date, locale: Locale, now = serverNow()): string {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (at.toDateString() === now.toDateString()) return relative.format(0, 'day')
  if (at.toDateString() === tomorrow.toDateString()) return relative.format(1, 'day')
  return formatDay(dayOf(at), locale, 'long')
}
