import { useTranslation } from '@kinora/i18n'
import { Link } from '@kinora/router'
import { FilterTag } from '@kinora/ui'
import styles from './AppliedFilters.module.css'
import { programsPath, type ProgramSort } from './programFilters.ts'
import type { AppliedFilter } from './useAppliedFilters.ts'

type Props = { tags: AppliedFilter[]; sort?: ProgramSort }

/** The active filters, each a link that removes it, and a link that removes all. They keep the sort order. */
export function AppliedFilters({ tags, sort }: Props) {
  const { t } = useTranslation('mfe-catalog')
  if (tags.length === 0) return null
  return (
    <>
      <ul className={styles.tags} aria-label={t('filters.applied')}>
        {tags.map(({ filter, name, rest }) => (
          <li key={`${filter} ${name}`}>
            <FilterTag to={programsPath(rest)}>{name}</FilterTag>
          </li>
        ))}
      </ul>
      <Link className={styles.clear} to={programsPath({ sort })} preventScrollReset>
        {t('filters.clear')}
      </Link>
    </>
  )
}
