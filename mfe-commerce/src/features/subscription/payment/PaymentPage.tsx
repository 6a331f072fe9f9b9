import type { Payment, PaymentState } from '@kinora/contracts'
import { useInvalidate } from '@kinora/http'
import { typeset, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link, useHoldReload } from '@kinora/router'
import { sessionClient, useSession } from '@kinora/session'
import { CardPage, LinkButton, useSite } from '@kinora/ui'
import { useEffect } from 'react'
import { Facts } from '../Facts.tsx'
import { Mark } from '../Mark.tsx'
import { Notice } from '../Notice.tsx'
import { Points } from '../Points.tsx'
import { ProviderButton } from '../ProviderButton.tsx'
import { useCommerceGetInvoiceMutation } from '../subscriptionApi.ts'
import { ToContact } from '../ToContact.tsx'
import { useDay } from '../useDay.ts'
import { Ways } from '../Ways.tsx'
import { canWithdraw } from '../withdrawal/contracts.ts'
import { MARKS, paymentView } from './paymentView.ts'
import { PaymentWaiting } from './PaymentWaiting.tsx'

type Props = { payment: Payment; state: PaymentState; isSlow: boolean; path: string }
type Part = { payment: Payment }

/** What became of an order. While it is processed nothing leads to another payment. */
export function PaymentPage({ payment, state, isSlow, path }: Props) {
  const { t } = useTranslation('mfe-commerce')
  useReadAccess(state)
  useHoldReload(state === 'processing')
  const day = useDay()
  const { kind, paidAt, withdrawnAt, refund, plan } = payment
  const view = paymentView(payment, state)
  const givesAccess = view === 'paid.subscription' || view === 'upcoming'
  return (
    <CardPage
      title={t(`payment.${view}.title`)}
      lead={t(`payment.${view}.lead`, { date: withdrawnAt ? day(withdrawnAt) : plan && day(plan.at) })}
      description={t('payment.description')}
      path={path}
      mark={<Mark {...MARKS[view]} />}
      isSecret
    >
      <Facts
        facts={[
          [t('payment.facts.name'), typeset(payment.name)],
          // What a promotion code takes off is known once it is paid.
          [t(paidAt ? 'payment.facts.amount' : 'payment.facts.price'), payment.amountDisplay],
          [t('payment.facts.refunded'), payment.refundedDisplay],
          [t('payment.facts.endedAt'), view === 'ended' && plan ? day(plan.at) : null],
        ]}
      />
      {!withdrawnAt && refund === 'failed' && (
        <Notice tone="problem">
          <p>{t('payment.notArrived')}</p>
          <ToContact as="paragraph" />
        </Notice>
      )}
      {view === 'withdrawn.notArrived' && (
        <Ways>
          <ToContact as="button" variant="primary" />
        </Ways>
      )}
      {state === 'processing' && <PaymentWaiting isSlow={isSlow} />}
      {kind === 'subscription' && GIVE_NOTHING.includes(view) && (
        <ToPlans as={WAYS_ON.includes(view) ? 'button' : 'link'} />
      )}
      {kind === 'gift' && paidAt && <AfterGift payment={payment} isPaid={view === 'paid.gift'} />}
      {givesAccess && <AfterPlan receipt={t(`payment.${view}.receipt`)} />}
      {(view === 'paid.gift' || givesAccess) && canWithdraw(payment) && <Withdrawable payment={payment} />}
      {(state === 'cancelled' || state === 'problem') && <Again payment={payment} />}
    </CardPage>
  )
}

/** Where the page of plans says what to do next. */
const GIVE_NOTHING = ['processing', 'ended', 'unpaid', 'refunded', 'disputed', 'disputeLost', 'withdrawn.paidBack']

/** Where that is what the page leads to. */
const WAYS_ON = ['ended', 'unpaid']

function ToPlans({ as }: { as: 'link' | 'button' }) {
  const { t } = useTranslation('mfe-commerce')
  const words = t('payment.toPlan')
  return as === 'link' ? (
    <p>
      <Link to={paths.subscription()}>{words}</Link>
    </p>
  ) : (
    <Ways>
      <LinkButton variant="primary" to={paths.subscription()}>
        {words}
      </LinkButton>
    </Ways>
  )
}

/** Access is known at once everywhere: in the session of all tabs, and in what was read before. */
function useReadAccess(state: PaymentState) {
  const invalidate = useInvalidate()
  useEffect(() => {
    if (state !== 'paid') return
    void sessionClient.refresh()
    invalidate(['access'])
  }, [state, invalidate])
}

function AfterPlan({ receipt }: { receipt: string }) {
  const { t } = useTranslation('mfe-commerce')
  const { isProvided } = useSite()
  const { role } = useSession()
  return (
    <>
      <p>{receipt}</p>
      <Ways>
        <LinkButton variant="primary" to={paths.programs()}>
          {t('payment.toPrograms')}
        </LinkButton>
        {role === 'member' && isProvided(paths.myPath()) ? (
          <LinkButton to={paths.myPath()}>{t('payment.toPath')}</LinkButton>
        ) : (
          <LinkButton to={paths.subscription()}>{t('payment.toPlan')}</LinkButton>
        )}
      </Ways>
    </>
  )
}

/** What happens next with a paid card, and the invoice of one that was charged, also after it was paid back. */
function AfterGift({ payment: { id, isCharged }, isPaid }: Part & { isPaid: boolean }) {
  const { t } = useTranslation('mfe-commerce')
  const [getInvoice] = useCommerceGetInvoiceMutation()
  return (
    <>
      {isPaid && (
        <Points
          points={(['recipient', 'print', 'receipt'] as const).map((point) => t(`payment.paid.gift.next.${point}`))}
        />
      )}
      {isPaid && (
        <Ways>
          <LinkButton variant="primary" to={paths.home()}>
            {t('payment.toHome')}
          </LinkButton>
        </Ways>
      )}
      {isCharged && (
        <ProviderButton
          label={t('payment.invoice.open')}
          words={{ opening: t('payment.invoice.opening'), blocked: t('payment.invoice.blocked') }}
          ask={() => getInvoice(id)}
          wide
        />
      )}
    </>
  )
}

function Withdrawable({ payment: { id, withdrawUntil } }: Part) {
  const { t } = useTranslation('mfe-commerce')
  const day = useDay()
  return (
    <p>
      {t('payment.withdrawUntil', { date: withdrawUntil && day(withdrawUntil) })}{' '}
      <Link to={paths.withdrawal(id)}>{t('withdrawal.begin')}</Link>
    </p>
  )
}

/** The choice is kept. */
function Again({ payment: { kind, lookupKey } }: Part) {
  const { t } = useTranslation('mfe-commerce')
  const to = kind === 'gift' ? paths.giftOrder(lookupKey) : paths.subscription({ plan: lookupKey })
  return (
    <Ways>
      <LinkButton variant="primary" to={to}>
        {t('payment.again')}
      </LinkButton>
      <ToContact as="button" />
    </Ways>
  )
}
