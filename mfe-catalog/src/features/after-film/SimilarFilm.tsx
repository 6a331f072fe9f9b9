import type { SimilarProgram } from '@kinora/contracts'
import { formatMinutes, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Icon, Picture } from '@kinora/ui'
import styles from './SimilarFilm.module.css'

/** A link to a similar program: why it is similar, how long it is, and whether it needs a plan. */
export function SimilarFilm({ program }: { program: SimilarProgram }) {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const { id, title, image, duration, reason, isExampleTraining } = program
  const access = t(isExampleTraining ? 'card.free' : 'card.inPlan')
  return (
    <Link className={styles.link} to={paths.program(id)}>
      {image && <Picture image={image} sizes="12rem" alt="" />}
      <span className={styles.words}>
        <span>{t(`program.reason.${reason}`)}</span>
        <b>{title}</b>
        <span>{`${formatMinutes(duration, locale)} · ${access}`}</span>
      </span>
      <Icon name="arrow-right" />
    </Link>
  )
}
