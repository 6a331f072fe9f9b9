import type { VisitReport } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { useFeelingName } from '@kinora/ui'
import { useSymptomWords } from '../symptoms/useSymptomWords.ts'

/** So that Excel reads the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** How spreadsheets recognise a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

type Cell = string | number | null

const COLUMNS = ['day', 'whatColumn', 'value', 'about'] as const

/** A report as CSV: a row for each fact, with its day (`2026-11-23`), what it is, its value, and what it belongs to. */
export function useReportCsv(): (report: VisitReport) => string {
  const { t } = useTranslation('mfe-profile')
  const feelingName = useFeelingName()
  const { chipsOf } = useSymptomWords()
  const what = (name: string) => t(`report.csv.what.${name}`)
  return ({ checkIns, surveys, emotions, goals, stats }) =>
    csvOf([
      COLUMNS.map((name) => t(`report.csv.${name}`)),
      ...checkIns.flatMap(({ day, painBefore, painAfter, note, trainingName }) =>
        [
          [day, what('painBefore'), painBefore, trainingName],
          [day, what('painAfter'), painAfter, trainingName],
          [day, what('note'), note, trainingName],
        ].filter(([, , value]) => value !== null),
      ),
      ...emotions.map(({ day, emotion }) => [day, what('feeling'), feelingName(emotion), null]),
      ...surveys.map((survey) => {
        const words = chipsOf(survey).map(({ word }) => word)
        return [survey.lastUpdate.slice(0, 10), what('symptoms'), words.join('; ') || t('state.symptoms.none'), null]
      }),
      ...goals.flatMap(({ text, scores }) => scores.map(({ day, score }) => [day, what('goal'), score, text])),
      ...stats.weeks.map(({ monday, days }) => [monday, what('trainedDays'), days, null]),
    ])
}

/** Rows as CSV (RFC 4180). A text that a spreadsheet would take for a formula begins with an apostrophe. */
export const csvOf = (rows: Cell[][]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
