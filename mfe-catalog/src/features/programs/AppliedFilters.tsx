import { useTranslation } from '@kinora/i18n'
import { Link } from '@kinora/router'
import { FilterTag } from '@kinora/ui'
import styles from './AppliedFilters.module.css'
import { programsPath, type ProgramSort } from './programFilters.ts'
import type { AppliedFilter } from './useAppliedFilters.ts'

type Props = { tags: AppliedFilter[]; sort?: ProgramSort }

/** What is set, each as a link that takes it away, and one link that takes all away. The order stays. */
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
