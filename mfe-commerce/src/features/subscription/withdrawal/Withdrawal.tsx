import type { Payment } from '@kinora/contracts'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useSession } from '@kinora/session'
import { EmptyState, Loaded } from '@kinora/ui'
import { SignInFirst } from '../SignInFirst.tsx'
import { ToContact } from '../ToContact.tsx'
import { useCommerceGetPaymentQuery, useCommerceListPaymentsQuery } from '../subscriptionApi.ts'
import { useDay } from '../useDay.ts'
import { canWithdraw, refusalOf } from './contracts.ts'
import { Declared } from './Declared.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'

type Props = { onDone: (contract: Payment, email: string) => void }

/** The contract of one order, from the mail about it; of one with an account its owner confirms. */
export function WithdrawalOfOrder({ orderId, code, onDone }: Props & { orderId: string; code: string | undefined }) {
  const { t } = useTranslation('mfe-commerce')
  const { status } = useSession()
  const reading = useCommerceGetPaymentQuery(orderId, { skip: status === 'loading' })
  const errorStatus = problemOf(reading.error)?.status
  if (errorStatus === 404 || errorStatus === 400)
    return <EmptyState drawing="lost" sentence={t('payment.unknown.lead')} />
  return (
    <Loaded reading={reading} failed={t('withdrawal.failed')}>
      {(payment) => {
        if (!canWithdraw(payment)) return <Refused payment={payment} />
        if (payment.declaredAt !== null && code === undefined && status === 'unauthenticated')
          return <Declared contract={payment} at={payment.declaredAt} />
        return <WithdrawalForm contracts={[payment]} code={code} onDone={onDone} />
      }}
    </Loaded>
  )
}

/** All contracts of the user that can be withdrawn from. */
export function OwnWithdrawal({ onDone }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const { status } = useSession()
  const reading = useCommerceListPaymentsQuery(undefined, {
    skip: status !== 'authenticated',
    refetchOnMountOrArgChange: true,
  })
  if (status === 'unauthenticated')
    return (
      <>
        <p>{t('withdrawal.visitor')}</p>
        <SignInFirst path={paths.withdrawal()} />
      </>
    )
  return (
    <Loaded reading={reading} failed={t('withdrawal.failed')}>
      {(payments) => {
        const [first, ...others] = payments.filter((payment) => canWithdraw(payment))
        return first ? <WithdrawalForm contracts={[first, ...others]} onDone={onDone} /> : <None />
      }}
    </Loaded>
  )
}

function Refused({ payment }: { payment: Payment }) {
  const { t } = useTranslation('mfe-commerce')
  const inWords = useDay()
  const { why, day } = refusalOf(payment)
  return (
    <EmptyState
      sentence={t(`withdrawal.not.${why}`, { date: day && inWords(day) })}
      action={<ToContact as="button" />}
    />
  )
}

function None() {
  const { t } = useTranslation('mfe-commerce')
  return <EmptyState sentence={t('withdrawal.none')} action={<ToContact as="button" />} />
}
