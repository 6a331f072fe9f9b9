import { useTranslation } from '@kinora/i18n'
import { Skeleton, VisuallyHidden, Wrap } from '@kinora/ui'
import styles from './SearchWaiting.module.css'

/** A skeleton of the search panel while its code is loading. */
export function SearchWaiting() {
  const { t } = useTranslation('shell')
  return (
    <Wrap className={styles.waiting}>
      <div role="status">
        <VisuallyHidden>{t('search.waiting')}</VisuallyHidden>
      </div>
      <Skeleton shape="block" />
    </Wrap>
  )
}
