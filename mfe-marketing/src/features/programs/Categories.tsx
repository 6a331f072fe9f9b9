import { typeset, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { ErrorState, Picture, Skeleton } from '@kinora/ui'
import { useMarketingListCategoriesQuery } from './categoriesApi.ts'
import styles from './Categories.module.css'

const USUAL_COUNT = 8

/** A tile for each category, which links to the list of its programs. */
export function Categories() {
  const { t } = useTranslation('mfe-marketing')
  const locale = useLocale()
  const { data: tiles, isError, refetch } = useMarketingListCategoriesQuery()
  if (isError && !tiles) return <ErrorState sentence={t('categories.failed')} onRetry={() => void refetch()} />
  if (!tiles) {
    return (
      <ul className={styles.tiles} aria-busy="true" aria-label={t('categories.loading')}>
        {Array.from({ length: USUAL_COUNT }, (_, index) => (
          <li key={index} aria-hidden="true">
            <div className={styles.blank}>
              <Skeleton shape="block" />
            </div>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <ul className={styles.tiles} aria-label={t('categories.label')}>
      {tiles.map(({ id, name, count, image }) => (
        <li key={id}>
          <Link to={`${paths.programs()}?category=${id}`}>
            {image ? (
              <Picture image={image} sizes="8.25rem" alt="" className={styles.round} />
            ) : (
              <span className={styles.round} />
            )}
            {locale === 'pl' ? typeset(name) : name}
            <small>{t('categories.count', { count })}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
