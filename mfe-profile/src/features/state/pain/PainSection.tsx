import { useToday, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { ChoiceTarget, LinkButton, Loaded, ChartTable } from '@kinora/ui'
import { useId, useState } from 'react'
import { atEachVisit } from '../stateApi.ts'
import { StateSection } from '../StateSection.tsx'
import { useProfileListCheckInsQuery } from './checkInsApi.ts'
import { PainChart } from './PainChart.tsx'
import { PAIN_RANGES, painPoints, spanOf, type PainRange } from './painPoints.ts'
import styles from './PainSection.module.css'
import { usePainFacts } from './usePainFacts.ts'
import { usePainSentence } from './usePainSentence.ts'

/** The pain that the member told after trainings, over four weeks, three months or a year. */
export function PainSection() {
  const { t } = useTranslation('mfe-profile')
  const group = useId()
  const [range, setRange] = useState<PainRange>('weeks')
  const now = useToday()
  const span = spanOf(range, now)
  const reading = useProfileListCheckInsQuery({ from: span.from, to: now }, atEachVisit)
  const sentence = usePainSentence()
  const { ofAnswers, ofWeeks } = usePainFacts()
  const title = t(`state.pain.title.${range}`)
  return (
    <StateSection title={title}>
      <fieldset className={styles.ranges}>
        <legend className={styles.legend}>{t('state.pain.range')}</legend>
        <div>
          {PAIN_RANGES.map((option) => (
            <ChoiceTarget
              key={option}
              type="radio"
              name={group}
              value={option}
              checked={option === range}
              onChange={() => setRange(option)}
              className={styles.range}
            >
              {t(`state.pain.ranges.${option}`)}
            </ChoiceTarget>
          ))}
        </div>
      </fieldset>
      <Loaded reading={reading} failed={t('state.pain.failed')}>
        {(checkIns) => {
          const points = painPoints(checkIns, span.step)
          return (
            <>
              <p className={styles.sentence} role="status">
                {sentence(points, { step: span.step, today: now })}
              </p>
              {points.length === 0 ? (
                <LinkButton to={paths.myPath()} className={styles.toPath}>
                  {t('state.pain.toPath')}
                </LinkButton>
              ) : (
                <>
                  <PainChart points={points} span={span} />
                  <p className={styles.key}>{t(span.step === 1 ? 'state.pain.keyOfDays' : 'state.pain.keyOfWeeks')}</p>
                  <ChartTable caption={title} {...(span.step === 1 ? ofAnswers(checkIns) : ofWeeks(points))} />
                </>
              )}
            </>
          )
        }}
      </Loaded>
    </StateSection>
  )
}
