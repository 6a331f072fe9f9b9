import { useTranslation } from '@kinora/i18n'
import { Skeleton, VisuallyHidden, Wrap } from '@kinora/ui'
import styles from './ProgramSkeleton.module.css'

/** Skeleton of the page while its program is loading. */
export function ProgramSkeleton() {
  const { t } = useTranslation('mfe-catalog')
  return (
    <Wrap className={styles.skeleton}>
      <div role="status">
        <VisuallyHidden>{t('program.loading')}</VisuallyHidden>
      </div>
      <Skeleton shape="media" />
      <Skeleton shape="heading" short />
      <Skeleton />
      <Skeleton short />
    </Wrap>
  )
}
