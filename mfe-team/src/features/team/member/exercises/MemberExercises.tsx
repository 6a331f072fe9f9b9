import type { MemberExercises as Exercises } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { ChartTable, LinkButton, Loaded } from '@kinora/ui'
import { useId } from 'react'
import { useTeamGetSignalsQuery } from '../../teamApi.ts'
import { ExerciseRow } from './ExerciseRow.tsx'
import { useTeamGetExercisesQuery } from './exercisesApi.ts'
import { ExercisesKey } from './ExercisesKey.tsx'
import styles from './MemberExercises.module.css'
import { DaysHead, PainRow } from './PainRow.tsx'
import { useExercisesTable } from './useExercisesTable.ts'
import { useExerciseWords } from './useExerciseWords.ts'

/** What was done of what was asked for in the last fortnight, program by program, with the pain and effort told. */
export function MemberExercises({ id }: { id: number }) {
  const { t } = useTranslation('mfe-team')
  const reading = useTeamGetExercisesQuery(id, { refetchOnMountOrArgChange: true })
  const { currentData: signals } = useTeamGetSignalsQuery(id)
  const threshold = signals?.rules.painHigh ?? null
  const exercises = reading.currentData
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('exercises.title')}
      </h2>
      <Loaded reading={reading} failed={t('exercises.failed')}>
        {(exercises) =>
          exercises.programs.length === 0 ? (
            <p className={styles.lead}>{t('path.empty')}</p>
          ) : (
            <Chart memberId={id} exercises={exercises} threshold={threshold} />
          )
        }
      </Loaded>
      <div className={styles.foot}>
        {exercises && exercises.programs.length > 0 && <ExercisesKey exercises={exercises} threshold={threshold} />}
        <div className={styles.actions}>
          <LinkButton icon="edit" to={paths.memberPath(id)}>
            {t('path.edit')}
          </LinkButton>
          <LinkButton icon="print" to={paths.memberReport(id)}>
            {t('report.link')}
          </LinkButton>
          <LinkButton icon="print" to={paths.exerciseCard(id)}>
            {t('card.link')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

type ChartProps = { memberId: number; exercises: Exercises; threshold: number | null }

/** Screen readers have the sentence, the rows without their marks, and the table. */
function Chart({ memberId, exercises, threshold }: ChartProps) {
  const { t } = useTranslation('mfe-team')
  const { sentence, dayOf } = useExerciseWords()
  const table = useExercisesTable()
  const notes = exercises.programs.flatMap(({ training, days }) =>
    days.flatMap(({ day, note }) => (note === null ? [] : [{ key: `${day} ${training.id}`, day, training, note }])),
  )
  return (
    <>
      <p className={styles.lead}>{sentence(exercises)}</p>
      <ChartTable wide isBeside {...table(exercises)} />
      <div>
        <DaysHead exercises={exercises} />
        <PainRow exercises={exercises} threshold={threshold} />
        <ul>
          {exercises.programs.map((program) => (
            <ExerciseRow
              key={program.training.id}
              memberId={memberId}
              program={program}
              exercises={exercises}
              threshold={threshold}
            />
          ))}
        </ul>
      </div>
      {notes.length > 0 && (
        <div className={styles.notes}>
          <h3>{t('exercises.notes')}</h3>
          <ul>
            {notes.map(({ key, day, training, note }) => (
              <li key={key}>
                <b>{t('exercises.noteOf', { day: dayOf(day), title: training.title })}</b> {note}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
