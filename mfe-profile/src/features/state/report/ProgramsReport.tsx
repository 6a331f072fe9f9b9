import type { PastCheckIn } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { EFFORTS } from '@kinora/limits'
import { FactsTable } from '@kinora/ui'

const COLUMNS = ['program', 'answers', 'painLast', 'painHighest', 'effort'] as const

/** What was told about each program in four weeks: pain after it, and how hard it was. */
export function ProgramsReport({ checkIns }: { checkIns: PastCheckIn[] }) {
  const { t } = useTranslation('mfe-profile')
  const titles = [...new Set(checkIns.map(({ trainingName }) => trainingName))]
  if (titles.length === 0) return null
  return (
    <FactsTable
      caption={t('report.programs.title')}
      columns={COLUMNS.map((name) => t(`report.programs.${name}`))}
      rows={titles.map((title) => {
        const told = checkIns.filter(({ trainingName }) => trainingName === title)
        const pains = told.map(({ painAfter }) => painAfter).filter((pain) => pain !== null)
        const efforts = EFFORTS.map((name) => ({ name, times: told.filter(({ effort }) => effort === name).length }))
        return {
          key: title ?? '',
          cells: [
            title ?? t('report.programs.gone'),
            told.length,
            pains.at(-1) ?? '–',
            pains.length > 0 ? Math.max(...pains) : '–',
            efforts
              .filter(({ times }) => times > 0)
              .map(({ name, times }) => `${t(`report.efforts.${name}`)}: ${times}`)
              .join(', ') || '–',
          ],
        }
      })}
    />
  )
}
