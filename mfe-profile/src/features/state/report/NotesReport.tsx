import type { PastCheckIn } from '@kinora/contracts'
import type { Reading } from '@kinora/http'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { CheckboxField, Loaded } from '@kinora/ui'
import { useState } from 'react'
import styles from './NotesReport.module.css'
import { ReportPart } from './ReportPart.tsx'

/** The notes of check-ins. Only those that are ticked are printed, and without any not even the title. */
export function NotesReport({ reading }: { reading: Reading<PastCheckIn[]> }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) =>
    setTicked((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]))
  return (
    <ReportPart title={t('report.notes')} wide screenOnly={ticked.size === 0}>
      <Loaded reading={reading} failed={t('report.notesFailed')}>
        {(checkIns) => {
          const notes = checkIns.filter(({ note }) => note)
          if (notes.length === 0) return <p className={styles.about}>{t('report.noNotes')}</p>
          return (
            <>
              <p className={styles.about}>{t('report.chooseNotes')}</p>
              <ul className={styles.notes}>
                {notes.map(({ id, day, trainingName, note }) => (
                  <li key={id}>
                    <div className={styles.choice}>
                      <CheckboxField
                        label={`${formatDay(day, locale, 'long')}: ${note}`}
                        checked={ticked.has(id)}
                        onChange={() => toggle(id)}
                      >
                        {trainingName && <span className={styles.program}>{trainingName}</span>}
                      </CheckboxField>
                    </div>
                    {ticked.has(id) && (
                      <p className={styles.printed}>
                        <b>{formatDay(day, locale, 'long')}</b> {note}{' '}
                        {trainingName && <span className={styles.program}>{trainingName}</span>}
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Loaded>
    </ReportPart>
  )
}
