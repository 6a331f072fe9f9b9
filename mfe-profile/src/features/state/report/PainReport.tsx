import type { PastCheckIn } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { FactsTable } from '@kinora/ui'
import { PainChart } from '../pain/PainChart.tsx'
import { painPoints, spanOf } from '../pain/painPoints.ts'
import { usePainFacts } from '../pain/usePainFacts.ts'
import { usePainSentence } from '../pain/usePainSentence.ts'

/** The pain of four weeks: the chart of its days, and a table of its weeks. */
export function PainReport({ checkIns, today }: { checkIns: PastCheckIn[]; today: string }) {
  const { t } = useTranslation('mfe-profile')
  const sentence = usePainSentence()
  const { ofWeeks } = usePainFacts()
  const points = painPoints(checkIns, 1)
  return (
    <>
      <p>{sentence(points, { step: 1, today })}</p>
      {points.length > 0 && (
        <>
          <PainChart points={points} span={spanOf('weeks', today)} />
          <FactsTable caption={t('report.painWeeks')} {...ofWeeks(painPoints(checkIns, 7))} />
        </>
      )}
    </>
  )
}
