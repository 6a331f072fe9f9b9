import type { TimelineDay } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton, Loaded, useFeelingName } from '@kinora/ui'
import { useTeamGetEditedPathQuery } from '../path/pathApi.ts'
import styles from './MemberFeeling.module.css'
import { Panel } from './Panel.tsx'
import { useTeamGetTimelineQuery } from './timeline/timelineApi.ts'

/** How the member felt on the last days on which they said so, and what the specialist says to them when it hurts. */
export function MemberFeeling({ id }: { id: number }) {
  const { t } = useTranslation('mfe-team')
  const reading = useTeamGetTimelineQuery(id, { refetchOnMountOrArgChange: true })
  const { currentData: path } = useTeamGetEditedPathQuery(id)
  return (
    <Panel title={t('feelings.title')}>
      <Loaded reading={reading} failed={t('timeline.failed')}>
        {(days) => <LastFeelings days={days} />}
      </Loaded>
      {path?.painNote && (
        <div className={styles.note}>
          <h3>{t('feelings.painNote')}</h3>
          <p>{path.painNote}</p>
          <LinkButton variant="quiet" to={paths.memberPath(id)}>
            {t('feelings.changePainNote')}
          </LinkButton>
        </div>
      )}
    </Panel>
  )
}

function LastFeelings({ days }: { days: TimelineDay[] }) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const feelingName = useFeelingName()
  const words = days.flatMap(({ day, dayFeeling }) =>
    dayFeeling ? [t('feelings.on', { feeling: feelingName(dayFeeling), day: formatDay(day, locale, 'long') })] : [],
  )
  const [last, before] = [words.at(-1), words.at(-2)]
  if (!last) return <p>{t('feelings.none')}</p>
  return <p>{before ? t('feelings.lastTwo', { last, before }) : t('feelings.last', { last })}</p>
}
