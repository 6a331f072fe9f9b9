import type { PlannedProgram, SpecialistRecord, Program } from '@kinora/contracts'
import { formatMinutes, typeset, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Icon, Picture, useDoseWords, useImageTransition } from '@kinora/ui'
import { PathNote } from './PathNote.tsx'
import { StartLink } from './StartLink.tsx'
import styles from './TodayCard.module.css'

type Props = {
  item: PlannedProgram
  /** The specialist's note on the path. */
  note?: string
  specialist?: SpecialistRecord | null
}

/** A training of today, large: its picture, how to do it, and the button that leads to its film. */
export function TodayCard({ item: { training, dose, doneToday }, note, specialist }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const doseWords = useDoseWords()
  const path = paths.program(training.id)
  const picture = useImageTransition(path)
  const title = typeset(training.title)
  const isDone = doneToday > 0
  return (
    <article className={styles.card} aria-labelledby={`today-${training.id}`}>
      <div ref={picture} className={styles.picture}>
        {training.image && (
          <Picture image={training.image} sizes="(min-width: 77em) 53rem, 92vw" alt="" priority="first" />
        )}
        <span className={styles.time}>
          <Icon name="clock" size="small" />
          {formatMinutes(training.duration, locale)}
        </span>
      </div>
      <div className={styles.body}>
        <div>
          <p className={isDone ? styles.done : styles.day}>
            <Icon name={isDone ? 'circle-check' : 'sun'} size="small" />
            {t(isDone ? 'path.today.done' : 'path.today.day')}
          </p>
          <h3 id={`today-${training.id}`}>{title}</h3>
          <p className={styles.dose}>
            <Icon name="repeat" />
            {doseWords(dose)}
          </p>
          <p className={styles.kind}>{kindOf(training)}</p>
          <StartLink
            to={path}
            small={isDone}
            words={t(isDone ? 'path.today.again' : 'path.today.start')}
            hint={isDone ? undefined : t('path.today.startHint')}
            of={title}
          />
        </div>
        {note && <PathNote note={note} specialist={specialist} />}
      </div>
    </article>
  )
}

/** Level and category in words: `Łatwy · Szyja i barki`. */
const kindOf = ({ levels = [], category }: Program): string =>
  [levels.map(({ name }) => name).join(', '), category?.name].filter(Boolean).join(' · ')
