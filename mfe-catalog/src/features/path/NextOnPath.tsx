import type { Program } from '@kinora/contracts'
import { formatMinutes, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { useSession } from '@kinora/session'
import { Icon, Picture } from '@kinora/ui'
import styles from './NextOnPath.module.css'
import { useCatalogGetMyPathQuery } from './pathApi.ts'

type Props = {
  program: Program
  /** Ids of the programs done today. */
  done: number[]
}

/** After a program of the member's path, a link to the next one not done today. Renders nothing if there is none. */
export function NextOnPath({ program, done }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const { session } = useSession()
  const { currentData: path } = useCatalogGetMyPathQuery(undefined, { skip: !session || session.userData.isSpecialist })
  const next = path && nextOn(path.trainings, program, done)
  if (!next) return null
  return (
    <aside className={styles.next} aria-labelledby="next-on-path">
      <h2 id="next-on-path">{t('path.next')}</h2>
      <Link className={styles.link} to={paths.program(next.id)}>
        {next.image && <Picture image={next.image} sizes="7rem" alt="" />}
        <span className={styles.words}>
          <b>{next.title}</b>
          <span>{formatMinutes(next.duration, locale)}</span>
        </span>
        <Icon name="arrow-right" />
      </Link>
    </aside>
  )
}

/** The first program not done today: after this one on the path, else before it. */
function nextOn(trainings: Program[], { id }: Program, done: number[]): Program | undefined {
  const place = trainings.findIndex((training) => training.id === id)
  if (place < 0) return undefined
  return [...trainings.slice(place + 1), ...trainings.slice(0, place)].find((training) => !done.includes(training.id))
}
