import type { MemberStats } from '@kinora/contracts'
import type { Reading } from '@kinora/http'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton, Loaded, ChartTable } from '@kinora/ui'
import { StateSection } from '../StateSection.tsx'
import { useWeekWords } from './useWeekWords.ts'
import { WeekBars } from './WeekBars.tsx'
import styles from './WeeksSection.module.css'

/** On how many days the member trained in each of the last weeks. */
export function WeeksSection({ reading }: { reading: Reading<MemberStats> }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const { stateOf, sentence } = useWeekWords()
  return (
    <StateSection title={t('state.weeks.title')}>
      <Loaded reading={reading} failed={t('state.weeks.failed')}>
        {(stats) =>
          stats.total === 0 ? (
            <>
              <p>{t('state.weeks.empty')}</p>
              <LinkButton to={paths.myPath()} className={styles.toPath}>
                {t('state.pain.toPath')}
              </LinkButton>
            </>
          ) : (
            <>
              <p>{sentence(stats)}</p>
              <WeekBars weeks={stats.weeks} />
              <ChartTable
                caption={t('state.weeks.title')}
                columns={[
                  t('state.weeks.table.week'),
                  t('state.weeks.table.days'),
                  t('state.weeks.table.planned'),
                  t('state.weeks.table.done'),
                  t('state.weeks.table.state'),
                ]}
                rows={stats.weeks
                  .map((week, index) => ({
                    key: week.monday,
                    cells: [
                      formatDay(week.monday, locale, 'long'),
                      week.days,
                      week.planned || t('state.weeks.noPlan'),
                      week.done,
                      stateOf(week, index === stats.weeks.length - 1),
                    ],
                  }))
                  .reverse()}
              />
            </>
          )
        }
      </Loaded>
    </StateSection>
  )
}
