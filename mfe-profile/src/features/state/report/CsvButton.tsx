import type { VisitReport } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Button } from '@kinora/ui'
import { useReportCsv } from './useReportCsv.ts'

/** Downloads a report as CSV; undefined while it is not known whole. The file's name says whose it is. */
export function CsvButton({ report }: { report: VisitReport | undefined }) {
  const { t } = useTranslation('mfe-profile')
  const csvOf = useReportCsv()
  return (
    <Button
      aria-disabled={!report}
      onClick={() => report && downloadText(fileName(report), 'text/csv;charset=utf-8', csvOf(report))}
    >
      {t('report.csv.download')}
    </Button>
  )
}

/** `kinora-Jan-Zieliński-2026-11-25.csv` */
const fileName = ({ firstName, lastName, to }: VisitReport) =>
  `${['kinora', firstName, lastName, to].join('-').replace(/[^\p{L}\p{N}.'’-]+/gu, '-')}.csv`

/** Gives the browser a text file to save. */
function downloadText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
