import { dayOf, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { Button, Skeleton, Waiting } from '@kinora/ui'
import { StateSection } from '../StateSection.tsx'
import { SymptomChips } from './SymptomChips.tsx'
import { useProfileMemberSurveyQuery } from './symptomsApi.ts'

/** The last symptoms survey of a member, for their specialist (docs/specification.md, section 2, "My team"). */
export function MemberSymptoms({ memberId }: { memberId: number }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const { currentData: survey, isError, refetch } = useProfileMemberSurveyQuery(memberId)
  return (
    <StateSection
      isSmall
      title={t('state.symptoms.title')}
      aside={
        survey && (
          <p>{t('memberSymptoms.from', { date: formatDay(dayOf(new Date(survey.lastUpdate)), locale, 'full') })}</p>
        )
      }
    >
      {survey ? (
        <SymptomChips answers={survey} />
      ) : isError ? (
        <>
          <p>{t('state.symptoms.notLoaded')}</p>
          <Button onClick={() => void refetch()}>{t('again')}</Button>
        </>
      ) : survey === null ? (
        <p>{t('memberSymptoms.noSurvey')}</p>
      ) : (
        <Waiting label={t('waiting')}>
          <Skeleton short />
        </Waiting>
      )}
    </StateSection>
  )
}
