import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useLocation, useParams } from '@kinora/router'
import { useSession } from '@kinora/session'
import { CardPage, EmptyState, ErrorState, LinkButton, useHydrated, Waiting } from '@kinora/ui'
import { useEffect } from 'react'
import { forgetDraft } from '../features/gift/draftStore.ts'
import { PaymentPage } from '../features/subscription/payment/PaymentPage.tsx'
import { usePayment } from '../features/subscription/payment/usePayment.ts'

/** Where the payment provider sends people back, with or without an account. The server must not need the order's id. */
export default function PaymentScreen() {
  const { t } = useTranslation('mfe-commerce')
  const { id = '' } = useParams()
  const turnedBack = new URLSearchParams(useLocation().search).get('status') === 'cancelled'
  const path = paths.payment(id, turnedBack ? { status: 'cancelled' } : {})
  const isHydrated = useHydrated()
  const { status } = useSession()
  const skip = !isHydrated || status === 'loading'
  const { currentData: payment, state, isSlow, error, refetch } = usePayment(id, { turnedBack, skip })
  const isGiftPaid = payment?.kind === 'gift' && state === 'paid'
  useEffect(() => {
    if (isGiftPaid) forgetDraft()
  }, [isGiftPaid])

  if (payment && state) return <PaymentPage payment={payment} state={state} isSlow={isSlow} path={path} />
  const errorStatus = problemOf(error)?.status
  const isUnknown = errorStatus === 404 || errorStatus === 400
  return (
    <CardPage
      title={t(isUnknown ? 'payment.unknown.title' : 'payment.checking')}
      description={t('payment.description')}
      path={path}
      isSecret
    >
      {isUnknown ? (
        <EmptyState
          drawing="lost"
          sentence={t('payment.unknown.lead')}
          action={<LinkButton to={paths.subscription()}>{t('payment.toPlan')}</LinkButton>}
        />
      ) : error ? (
        <ErrorState sentence={t('payment.failed')} offline={t('payment.offline')} onRetry={() => void refetch()} />
      ) : (
        <Waiting label={t('payment.checking')} />
      )}
    </CardPage>
  )
}
