import { useTranslation } from '@kinora/i18n'
import { EmptyState, ErrorState, Skeleton } from '@kinora/ui'
import { Partner } from './Partner.tsx'
import styles from './Partners.module.css'
import { useMarketingListReferItemsQuery } from './referApi.ts'

const USUAL_COUNT = 4

/** All partners, one below the other. */
export function Partners() {
  const { t } = useTranslation('mfe-marketing')
  const { data: partners, isError, refetch } = useMarketingListReferItemsQuery()
  if (isError && !partners) return <ErrorState sentence={t('refer.failed')} onRetry={() => void refetch()} />
  if (partners?.length === 0) return <EmptyState sentence={t('refer.none')} />
  return (
    <div className={styles.partners} aria-busy={!partners}>
      {partners?.map((partner) => <Partner key={partner.id} {...partner} />) ??
        Array.from({ length: USUAL_COUNT }, (_, index) => <Skeleton key={index} shape="block" />)}
    </div>
  )
}
