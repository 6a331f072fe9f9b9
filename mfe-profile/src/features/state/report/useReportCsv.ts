import type { VisitReport } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'
import { useFeelingName } from '@kinora/ui'
import { useSymptomWords } from '../symptoms/useSymptomWords.ts'

/** As Excel writes CSV in the language: where a comma is in numbers, a semicolon is between cells. */
const FORMS = { pl: { separator: ';', decimal: ',' }, en: { separator: ',', decimal: '.' } } as const
/** So that Excel reads the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** How spreadsheets recognise a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

type Cell = string | number | null

type Kind = 'painBefore' | 'painAfter' | 'effort' | 'note' | 'feeling' | 'symptoms' | 'goal' | 'trainedDays'
const COLUMNS = ['day', 'whatColumn', 'value', 'about'] as const

/** A report as CSV: a row for each fact, with its day (`2026-11-23`), what it is, its value, and what it belongs to. */
export function useReportCsv(): (report: VisitReport) => string {
  const { t } = useTranslation('mfe-profile')
  const feelingName = useFeelingName()
  const { chipsOf } = useSymptomWords()
  const locale = useLocale()
  const kindLabel = (name: Kind) => t(`report.csv.what.${name}`)
  return ({ checkIns, surveys, emotions, goals, stats }) =>
    csvOf(locale, [
      COLUMNS.map((name) => t(`report.csv.${name}`)),
      ...checkIns.flatMap(({ day, painBefore, painAfter, effort, note, trainingName }) =>
        [
          [day, kindLabel('painBefore'), painBefore, trainingName],
          [day, kindLabel('painAfter'), painAfter, trainingName],
          [day, kindLabel('effort'), effort && t(`report.efforts.${effort}`), trainingName],
          [day, kindLabel('note'), note, trainingName],
        ].filter(([, , value]) => value !== null),
      ),
      ...emotions.map(({ day, emotion }) => [day, kindLabel('feeling'), feelingName(emotion), null]),
      ...surveys.map((survey) => {
        const words = chipsOf(survey).map(({ word }) => word)
        return [survey.day, kindLabel('symptoms'), words.join('; ') || t('state.symptoms.none'), null]
      }),
      ...goals.flatMap(({ text, scores }) => scores.map(({ day, score }) => [day, kindLabel('goal'), score, text])),
      ...stats.weeks.map(({ monday, days }) => [monday, kindLabel('trainedDays'), days, null]),
    ])
}

/** Rows as CSV (RFC 4180). A text that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvOf(locale: Locale, rows: Cell[][]): string {
  const { separator, decimal } = FORMS[locale]
  const line = (row: Cell[]) => `${row.map((cell) => csvCell(cell, decimal)).join(separator)}\r\n`
  return BYTE_ORDER_MARK + rows.map(line).join('')
}

function csvCell(cell: Cell, decimal: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', decimal)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
