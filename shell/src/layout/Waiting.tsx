import { useTranslation } from '@kinora/i18n'
import { Skeleton, VisuallyHidden, Wrap } from '@kinora/ui'
import styles from './Waiting.module.css'

/** A skeleton of a page that is loading. */
export function Waiting() {
  const { t } = useTranslation('shell')
  return (
    <Wrap className={styles.waiting}>
      <div role="status">
        <VisuallyHidden>{t('waiting')}</VisuallyHidden>
      </div>
      <div className={styles.heading}>
        <Skeleton shape="heading" />
      </div>
      <Skeleton shape="line" short />
      <div className={styles.block}>
        <Skeleton shape="block" />
      </div>
    </Wrap>
  )
}
