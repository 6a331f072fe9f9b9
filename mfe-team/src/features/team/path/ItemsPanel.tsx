import { formatWeekday, useLocale, useToday, useTranslation, WEEKDAYS } from '@kinora/i18n'
import { IconButton, useDoseWords } from '@kinora/ui'
import { useRef, useState, type ReactNode } from 'react'
import { Panel } from '../member/Panel.tsx'
import { DoseDialog } from './DoseDialog.tsx'
import { moved, withDose, withItem } from './pathDraft.ts'
import styles from './PathEditor.module.css'
import { weekdaysOf } from './preview/draftWeek.ts'
import { ProgramOrder } from './ProgramOrder.tsx'
import type { Editing } from './useDraft.ts'

type Props = {
  editing: Editing
  /** How programs are added. */
  add: ReactNode
}

/** The programs in their order, each with its dose. */
export function ItemsPanel({ editing, add }: Props) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const doseWords = useDoseWords()
  const today = useToday()
  const { draft, programs } = editing
  const [dosed, setDosed] = useState<number | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const doseOf = (id: number) => draft.items.find((item) => item.id === id)?.dose ?? null
  /** On which days a number of days a week falls; null where there is nothing to tell. */
  const daysOf = (id: number, of = draft) => {
    const dose = of.items.find((item) => item.id === id)?.dose
    if (!dose?.daysPerWeek || dose.weekdays || dose.daysPerWeek === WEEKDAYS.length) return null
    const weekdays = weekdaysOf(of.items, editing.addedDays, today).get(id) ?? []
    return t('edit.week.days', { days: weekdays.map((day) => formatWeekday(day, locale, 'weekdayShort')).join(', ') })
  }
  // Rows are drawn at each step of a drag.
  const days = new Map(draft.items.map(({ id }) => [id, daysOf(id)]))
  const program = dosed === null ? undefined : programs.get(dosed)
  return (
    <Panel title={t('edit.items.title')} lead={t('edit.items.lead')}>
      <div ref={panel} tabIndex={-1} className={styles.full}>
        {draft.items.length === 0 && <p className={styles.empty}>{t('edit.items.empty')}</p>}
        <ProgramOrder
          label={t('edit.items.title')}
          ids={draft.items.map(({ id }) => id)}
          programs={programs}
          onMove={(from, to) => editing.change({ ...draft, items: moved(draft.items, from, to) })}
          onRemove={(id) => editing.change(withItem(draft, id, false))}
          detailOf={(id) => (
            <>
              <p className={styles.dose}>{doseWords(doseOf(id))}</p>
              {days.get(id) && <p>{days.get(id)}</p>}
            </>
          )}
          actionOf={({ id, title }) => (
            <IconButton
              icon="edit"
              label={t('edit.dose', { title })}
              aria-haspopup="dialog"
              onClick={() => setDosed(id)}
            />
          )}
        />
      </div>
      {add}
      {program && (
        <DoseDialog
          program={program}
          dose={doseOf(program.id)}
          daysOf={(dose) => daysOf(program.id, withDose(draft, program.id, dose))}
          returnTo={panel}
          onClose={() => setDosed(null)}
          onDone={(dose) => {
            editing.change(withDose(draft, program.id, dose))
            setDosed(null)
          }}
        />
      )}
    </Panel>
  )
}
