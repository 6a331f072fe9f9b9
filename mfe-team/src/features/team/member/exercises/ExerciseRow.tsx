import type { MemberExercise, MemberExercises } from '@kinora/contracts'
import { daysFrom, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton, Picture, joinClasses, useDoseWords } from '@kinora/ui'
import { dayOfExercise, markOf } from './exerciseFacts.ts'
import { ChangeMark, ExerciseMark, HardMark } from './ExerciseMark.tsx'
import styles from './ExerciseRow.module.css'
import { dayClassOf } from './PainRow.tsx'
import { useExerciseWords } from './useExerciseWords.ts'

type Props = { memberId: number; program: MemberExercise; exercises: MemberExercises; threshold: number | null }

/** A program: its dose, a mark for each day, how often it was done, and how it was. */
export function ExerciseRow({ memberId, program, exercises, threshold }: Props) {
  const { t } = useTranslation('mfe-team')
  const doseWords = useDoseWords()
  const words = useExerciseWords()
  const dayClass = dayClassOf(exercises.to)
  const { training, isOnPath, dose, changes, asked, done, days } = program
  const paused = new Set(exercises.states.map(({ day }) => day))
  const times = days.filter((day) => day.done > 0).length
  const [pain, effort] = [words.pain(program), words.effort(program)]
  const isHigh = (value: number) => threshold !== null && value >= threshold
  return (
    <li className={styles.row}>
      <div className={styles.label}>
        {training.image && <Picture image={training.image} sizes="3rem" alt="" className={styles.picture} />}
        <div>
          <h3>{training.title}</h3>
          <p className={styles.dose}>{isOnPath ? doseWords(dose) : t('exercises.notOnPath')}</p>
          {changes.map((change) => (
            <p key={change.day} className={styles.change}>
              <ChangeMark /> {words.change(change)}
            </p>
          ))}
        </div>
      </div>
      <div className={styles.days} aria-hidden="true">
        {daysFrom(exercises.from, exercises.to).map((day) => {
          const facts = dayOfExercise(program, day)
          const hasChange = changes.some((change) => change.day === day)
          const kind = markOf(facts, paused.has(day))
          return (
            <span key={day} className={joinClasses(dayClass(day), hasChange && styles.changed)}>
              <span className={styles.date}>{Number(day.slice(8))}</span>
              {hasChange && <ChangeMark />}
              {!(hasChange && kind === 'none') && (
                <ExerciseMark kind={kind} pain={facts?.painAfter ?? 0} isHigh={isHigh(facts?.painAfter ?? 0)} />
              )}
              {facts?.effort === 'hard' && <HardMark className={styles.hard} />}
            </span>
          )
        })}
      </div>
      <p className={styles.done}>
        {asked > 0 ? (
          <>
            <span className={styles.narrow}>{t('exercises.key.done')} </span>
            <b>{done}</b> {t('exercises.of', { count: asked })}
          </>
        ) : (
          t(times > 0 ? 'exercises.times' : 'exercises.notDone', { count: times })
        )}
      </p>
      <p className={styles.after}>
        {pain && <b className={isHigh(pain.pain) ? styles.high : styles.plain}>{pain.text}</b>}
        {pain && effort && ', '}
        {effort && <b className={effort.isHard ? styles.hardWords : styles.plain}>{effort.text}</b>}
        {!pain && !effort && t('exercises.after.nothing')}
      </p>
      <div className={styles.edit}>
        {isOnPath && (
          <LinkButton
            variant="quiet"
            to={paths.memberPath(memberId)}
            aria-label={t('exercises.editOf', { title: training.title })}
          >
            {t('exercises.edit')}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
