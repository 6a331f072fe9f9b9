import type { Program } from '@kinora/contracts'
import { formatMinutes, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Icon, Picture } from '@kinora/ui'
import styles from './NextOnPath.module.css'
import { useNextOnPath } from './useNextOnPath.ts'

type Props = {
  program: Program
  /** Ids of the programs done today. */
  done: number[]
}

/** After a program of the member's path, a link to the next one not done today. Renders nothing if there is none. */
export function NextOnPath({ program, done }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const next = useNextOnPath(program, done)
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
