import { formatDay, formatMinutes, useLocale, useToday, useTranslation } from '@kinora/i18n'
import { VisuallyHidden } from '@kinora/ui'
import { Panel } from '../../member/Panel.tsx'
import type { Editing } from '../useDraft.ts'
import { draftWeek } from './draftWeek.ts'
import styles from './WeekPreview.module.css'

type Props = { editing: Editing; of: 'path' | 'template' }

/** The week that the draft makes, before it is saved: how much each day asks for. */
export function WeekPreview({ editing, of }: Props) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const week = draftWeek(editing, useToday())
  const total = week.reduce((sum, { programs }) => sum + programs.length, 0)
  const seconds = week.reduce((sum, day) => sum + day.seconds, 0)
  const most = Math.max(...week.map(({ programs }) => programs.length))
  return (
    <Panel title={t('edit.week.title')} lead={t(`edit.week.lead.${of}`)}>
      <p role="status">
        {total === 0
          ? t('edit.week.none')
          : `${t('edit.week.total', { count: total, time: formatMinutes(seconds, locale) })} ${t('edit.week.most', { most })}`}
      </p>
      {total > 0 && (
        <ol className={styles.days} aria-label={t('edit.week.title')}>
          {week.map(({ day, programs, seconds: length }, index) => (
            <li key={day}>
              <b className={styles.name} aria-hidden="true">
                {index === 0 ? t('edit.week.today') : formatDay(day, locale, 'weekdayShort')}
              </b>
              <VisuallyHidden>{formatDay(day, locale, 'weekday')}: </VisuallyHidden>
              <span className={styles.marks} aria-hidden="true">
                {programs.map(({ id }) => (
                  <i key={id} />
                ))}
              </span>
              <span className={styles.words}>
                {programs.length === 0 ? t('edit.week.rest') : t('edit.week.programs', { count: programs.length })}
                {programs.length > 0 && <span className={styles.time}>{formatMinutes(length, locale)}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
