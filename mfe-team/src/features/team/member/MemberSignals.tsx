import { useTranslation } from '@kinora/i18n'
import { Loaded } from '@kinora/ui'
import { PainTrend } from '../signals/PainTrend.tsx'
import { Signals } from '../signals/Signals.tsx'
import { useTeamGetSignalsQuery } from '../teamApi.ts'
import { Panel } from './Panel.tsx'
import { RulesForm } from './RulesForm.tsx'

/** What a member reported, from which numbers on it shows, and until when it is put off. */
export function MemberSignals({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('mfe-team')
  const reading = useTeamGetSignalsQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <Panel title={t('signals.title')} lead={t('signals.lead')}>
      <Loaded reading={reading} failed={t('signals.failed')}>
        {({ signals, snoozedUntil, pain, rules }) => (
          <>
            {signals.length === 0 && <p>{t('signals.none')}</p>}
            <div>
              <Signals memberId={id} name={name} signals={signals} snoozedUntil={snoozedUntil} />
            </div>
            <PainTrend pain={pain} />
            <RulesForm id={id} rules={rules} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}
