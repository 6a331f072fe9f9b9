import type { GiftSubscription, GiftTemplate } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { EmptyState, LinkButton, Skeleton, useHydrated } from '@kinora/ui'
import { readOrder } from '../giftDraft.ts'
import { OrderSummary } from './OrderSummary.tsx'

type Props = { gift: GiftSubscription; template: GiftTemplate }

/** The order that this tab keeps. Servers do not know it. */
export function DraftSummary({ gift, template }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const isHydrated = useHydrated()
  if (!isHydrated) return <Skeleton shape="block" />
  const order = readOrder()
  if (order) return <OrderSummary gift={gift} template={template} order={order} />
  const back = paths.giftOrder(gift.lookupKey, { template: String(template.id) })
  return (
    <EmptyState
      sentence={t('gift.summary.empty')}
      action={
        <LinkButton variant="primary" to={back}>
          {t('gift.summary.fill')}
        </LinkButton>
      }
    />
  )
}
