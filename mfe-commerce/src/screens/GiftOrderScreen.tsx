import { useTranslation } from '@kinora/i18n'
import { OrderPage } from '../features/gift/order/OrderPage.tsx'
import { OrderForm } from '../features/gift/order/OrderForm.tsx'

/** The data of a gift order. */
export default function GiftOrderScreen() {
  const { t } = useTranslation('mfe-commerce')
  return (
    <OrderPage at="data" page="giftOrder" title={t('gift.order.title')} lead={t('gift.order.lead')}>
      {(ordered) => <OrderForm {...ordered} />}
    </OrderPage>
  )
}
