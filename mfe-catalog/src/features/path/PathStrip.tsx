import type { Dose } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Avatar, Icon, useDoseWords } from '@kinora/ui'
import styles from './PathStrip.module.css'
import { useMySpecialist } from './specialistApi.ts'
import type { Place } from './usePlace.ts'

/** Of a longer note the beginning is shown, with a link to all of it. */
const NOTE_SHOWN = 180

/** Above the film of a program on the member's path: the way back, how much of it to do, what their specialist wrote. */
export function PathStrip({ place: { plan, item, number }, title }: { place: Place; title: string }) {
  const { t } = useTranslation('mfe-catalog')
  const specialist = useMySpecialist()
  const { how, more } = useDoseParts(item.dose)
  const isLong = plan.note.length > NOTE_SHOWN
  return (
    <section className={styles.strip} aria-label={t('path.strip')}>
      <div className={styles.title}>
        <p className={styles.back}>
          <Link to={paths.myPath()}>
            <Icon name="arrow-left" />
            {t('path.back')}
          </Link>
          {number > 0 && <span>{t('path.number', { number, count: plan.today.length })}</span>}
        </p>
        <h1>{title}</h1>
      </div>
      <div className={styles.dose}>
        <p className={styles.for}>
          <Icon name="repeat" size="small" />
          {t('path.forYou')}
        </p>
        <p className={styles.how}>{typeset(how)}</p>
        {more && <p className={styles.more}>{typeset(more)}</p>}
      </div>
      {plan.note && (
        <figure className={styles.note}>
          {specialist && <Avatar person={specialist} small />}
          <div>
            <blockquote>
              <q>{typeset(isLong ? beginningOf(plan.note) : plan.note)}</q>
            </blockquote>
            <figcaption>
              {specialist ? `${specialist.firstName} ${specialist.lastName}` : t('path.noteBy')}
              {isLong && <Link to={paths.myPath()}>{t('path.wholeNote')}</Link>}
            </figcaption>
          </div>
        </figure>
      )}
    </section>
  )
}

/** The dose as a large line, such as `2 serie po 10`, and what is to be said besides: pauses, how often. */
function useDoseParts(dose: Dose | null): { how: string; more: string } {
  const { t } = useTranslation('ui')
  const doseWords = useDoseWords()
  if (!dose?.text) return { how: doseWords(dose), more: '' }
  const often = doseWords({ ...dose, text: null })
  const [how = '', ...rest] = dose.text.split(', ')
  return { how, more: [...rest, ...(often === t('dose.free') ? [] : [often])].join(', ') }
}

/** Whole words of it. */
const beginningOf = (note: string) => `${note.slice(0, note.lastIndexOf(' ', NOTE_SHOWN))}…`
