import type { Plan } from '@kinora/contracts'
import { useLocale, useToday, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { Link } from '@kinora/router'
import { useSession } from '@kinora/session'
import { ErrorState, Skeleton, Waiting, Wrap } from '@kinora/ui'
import { useRef, type ReactNode } from 'react'
import { SpecialistSaid } from '../features/messages/SpecialistSaid.tsx'
import { PlanStateOffer, isOffered } from '../features/path/PlanStateOffer.tsx'
import { dayFromToday } from '../features/path/plan/dayWords.ts'
import { usePlan } from '../features/path/plan/usePlan.ts'
import { FirstSteps } from '../features/path/today/FirstSteps.tsx'
import { TodayPart } from '../features/path/today/TodayPart.tsx'
import { TodayTop } from '../features/path/today/TodayTop.tsx'
import { WeekRhythm } from '../features/path/WeekRhythm.tsx'
import { useProfileGetSpecialistQuery } from '../features/profile/memberApi.ts'
import styles from './TodaySlot.module.css'

/**
 * `profile.today.v2`: a member's home page, on one screen: what today asks for, how the week goes, what the specialist
 * wrote last.
 */
export default function TodaySlot() {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const { session } = useSession()
  const { plan, isError, refetch } = usePlan()
  const { currentData: specialist, isFetching: isReading } = useProfileGetSpecialistQuery(undefined, { skip: !session })
  const deviceDay = useToday()
  if (!session) return null
  const day = plan?.day ?? deviceDay
  return (
    <Wrap className={styles.page}>
      <TodayTop firstName={session.userData.firstName} plan={plan} />
      {plan === undefined ? (
        isError ? (
          <ErrorState sentence={t('path.failed')} offline={t('path.failed')} onRetry={() => void refetch()} />
        ) : (
          <Waiting label={t('path.waiting')} className={styles.waiting}>
            <Skeleton shape="block" />
          </Waiting>
        )
      ) : (
        <Day
          plan={plan}
          specialist={specialist}
          said={
            specialist ? (
              <SpecialistSaid
                specialist={specialist}
                note={plan?.note ?? ''}
                noteAt={plan?.noteAt}
                dayWords={(of) => dayFromToday(of, day, locale)}
              />
            ) : (
              specialist === undefined &&
              isReading && (
                <div className={styles.saidWaiting}>
                  <Skeleton shape="block" />
                </div>
              )
            )
          }
        />
      )}
    </Wrap>
  )
}

type DayProps = { plan: Plan | null; specialist: { firstName: string } | null | undefined; said: ReactNode }

function Day({ plan, specialist, said }: DayProps) {
  const { t } = useTranslation('mfe-profile')
  const heading = useRef<HTMLHeadingElement>(null)
  if (!plan || plan.items.length === 0) {
    return (
      <>
        <div className={styles.day}>
          <FirstSteps specialist={specialist} />
          <div className={styles.beside}>{said}</div>
        </div>
        <section className={styles.examples} aria-labelledby="examples">
          <h2 id="examples">{t('path.examples')}</h2>
          <Slot name="catalog.examplePrograms.v1" props={{}} waiting={<Skeleton shape="block" />} />
        </section>
      </>
    )
  }
  return (
    <div className={styles.day}>
      <TodayPart
        plan={plan}
        heading={heading}
        calmLink={<Link to={paths.myPath()}>{t('path.today.toPath')}</Link>}
        offer={isOffered(plan, 'gentle') && <PlanStateOffer plan={plan} mode="gentle" returnTo={heading} />}
      />
      <div className={styles.beside}>
        <WeekRhythm plan={plan} brief />
        {said}
      </div>
    </div>
  )
}
