import { useTranslation } from '@kinora/i18n'
import { OrderPage } from '../features/gift/order/OrderPage.tsx'
import { DraftSummary } from '../features/gift/summary/DraftSummary.tsx'

/** A gift order once more, before it is paid. */
export default function GiftSummaryScreen() {
  const { t } = useTranslation('mfe-commerce')
  return (
    <OrderPage at="payment" page="giftSummary" title={t('gift.summary.title')} lead={t('gift.summary.lead')}>
      {(ordered) => <DraftSummary {...ordered} />}
    </OrderPage>
  )
}
