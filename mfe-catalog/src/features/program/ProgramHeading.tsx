import type { ProgramDetail } from '@kinora/contracts'
import { formatMinutes, useLocale, useTranslation } from '@kinora/i18n'
import { Icon, Rating, VisuallyHidden, type IconName } from '@kinora/ui'
import styles from './ProgramHeading.module.css'

type Fact = { icon: IconName; label: string; value: string | undefined }

type Props = {
  program: ProgramDetail
  /** Another part of the page has it otherwise. */
  hasTitle?: boolean
}

/** The title, and level, category, duration and rating. */
export function ProgramHeading({ program, hasTitle = true }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const { title, levels = [], category, duration, rating, whenNotTo } = program
  const facts: Fact[] = [
    { icon: 'leaf', label: t('program.level'), value: levels.map(({ name }) => name).join(', ') },
    { icon: 'grid', label: t('program.category'), value: category?.name },
    { icon: 'clock', label: t('program.time'), value: formatMinutes(duration, locale, 'long') },
  ]
  return (
    <header className={styles.heading}>
      {hasTitle && <h1>{title}</h1>}
      <ul className={styles.facts}>
        {facts
          .filter(({ value }) => value)
          .map(({ icon, label, value }) => (
            <li key={icon}>
              <Icon name={icon} />
              <VisuallyHidden>{label}: </VisuallyHidden>
              {value}
            </li>
          ))}
        {rating && (
          <li>
            <Rating {...rating} isWhole />
          </li>
        )}
      </ul>
      {whenNotTo.length > 0 && (
        <a className={styles.safety} href="#when-not-to">
          <Icon name="hand" />
          {t('program.whenNotTo')}
        </a>
      )}
    </header>
  )
}
