import type { PlannedProgram } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Icon, Picture, useDoseWords } from '@kinora/ui'
import styles from './RestOfToday.module.css'

/** What else today's plan asks for, each with its dose. Renders nothing if there is nothing. */
export function RestOfToday({ left }: { left: readonly PlannedProgram[] }) {
  const { t } = useTranslation('mfe-catalog')
  const doseWords = useDoseWords()
  if (left.length === 0) return null
  return (
    <aside className={styles.rest} aria-labelledby="rest-of-today">
      <h2 id="rest-of-today">{t('path.left')}</h2>
      <ol>
        {left.map(({ training: { id, title, image }, dose }) => (
          <li key={id}>
            <Link className={styles.link} to={paths.program(id)}>
              {image && <Picture image={image} sizes="6rem" alt="" />}
              <span className={styles.words}>
                <b>{typeset(title)}</b>
                <span>{doseWords(dose)}</span>
              </span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ol>
    </aside>
  )
}
