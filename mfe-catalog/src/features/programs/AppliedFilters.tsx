import { useTranslation } from '@kinora/i18n'
import { Link } from '@kinora/router'
import { FilterTag } from '@kinora/ui'
import styles from './AppliedFilters.module.css'
import { programsPath, without, type FilterName, type ProgramFilters } from './programFilters.ts'

type Props = { filters: ProgramFilters; names: { filter: FilterName; name: string }[] }

/** What is set, each as a link that takes it away, and one link that takes all away. */
export function AppliedFilters({ filters, names }: Props) {
  const { t } = useTranslation('mfe-catalog')
  if (names.length === 0) return null
  return (
    <>
      <ul className={styles.tags} aria-label={t('filters.applied')}>
        {names.map(({ filter, name }) => (
          <li key={filter}>
            <FilterTag to={programsPath(without(filters, filter))}>{name}</FilterTag>
          </li>
        ))}
      </ul>
      <Link className={styles.clear} to={programsPath()} preventScrollReset>
        {t('filters.clear')}
      </Link>
    </>
  )
}
