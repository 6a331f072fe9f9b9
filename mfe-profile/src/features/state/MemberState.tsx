import type { MemberStats, SpecialistRecord } from '@kinora/contracts'
import type { Reading } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton } from '@kinora/ui'
import { EmotionCalendar } from './emotion/EmotionCalendar.tsx'
import { EmotionSection } from './emotion/EmotionSection.tsx'
import { GoalsSection } from './goals/GoalsSection.tsx'
import styles from './MemberState.module.css'
import { PainSection } from './pain/PainSection.tsx'
import { SymptomsSection } from './symptoms/SymptomsSection.tsx'
import { WeeksSection } from './weeks/WeeksSection.tsx'

type Props = {
  /** Null for a member whom no specialist looks after. */
  specialist: SpecialistRecord | null
  stats: Reading<MemberStats>
}

/** All parts of the member's state, each with its own waiting and failed states. */
export function MemberState({ specialist, stats }: Props) {
  const { t } = useTranslation('mfe-profile')
  return (
    <div className={styles.parts}>
      <EmotionSection />
      <SymptomsSection specialist={specialist ? `${specialist.firstName} ${specialist.lastName}` : null} />
      <PainSection />
      <GoalsSection />
      <WeeksSection reading={stats} />
      <EmotionCalendar />
      <div className={styles.report}>
        <LinkButton to={paths.stateReport()} icon="print">
          {t('state.toReport')}
        </LinkButton>
        <p>{t('state.aboutReport')}</p>
      </div>
    </div>
  )
}
