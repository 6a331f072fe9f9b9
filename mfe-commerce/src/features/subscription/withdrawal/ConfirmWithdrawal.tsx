import { EMAIL_MAX_LENGTH, normalizeEmail } from '@kinora/limits'
import type { Payment } from '@kinora/contracts'
import { Form, SubmitButton, useProblemWords, useSmallForm } from '@kinora/forms'
import { typeset, useTranslation } from '@kinora/i18n'
import { Button, EmailField } from '@kinora/ui'
import { useEffect, useRef } from 'react'
import { Points } from '../Points.tsx'
import { useCommerceConfirmWithdrawalMutation, useCommerceWithdrawMutation } from '../subscriptionApi.ts'
import { Ways } from '../Ways.tsx'
import styles from './WithdrawalForm.module.css'

type Props = {
  contract: Payment
  email: string
  /** Of the link in the mail to the account, to which the receipt goes. */
  code: string | undefined
  onBack: () => void
  onDone: (contract: Payment, email: string) => void
}

/** Says what follows, asks where the receipt goes, and sends the declaration. */
export function ConfirmWithdrawal({ contract, email, code, onBack, onDone }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const heading = useRef<HTMLHeadingElement>(null)
  const [withdraw] = useCommerceWithdrawMutation()
  const [confirm] = useCommerceConfirmWithdrawalMutation()
  useEffect(() => heading.current?.focus(), [])
  const { field, state } = useSmallForm({
    initial: { email },
    check: ({ email }) => (code !== undefined || normalizeEmail(email) ? {} : { email: 'form.error.email.format' }),
    send: async (values) => {
      const [orderId, to] = [contract.id, values.email.trim()]
      const { data, error } =
        code === undefined ? await withdraw({ orderId, email: to }) : await confirm({ orderId, code })
      return error ?? onDone(data ?? contract, to)
    },
    words: useProblemWords('mfe-commerce', 'plans.problem'),
  })

  const { amountDisplay: price, refundedDisplay: refunded } = contract
  return (
    <Form state={state} summary className={styles.form}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('withdrawal.confirm.title', { name: typeset(contract.name) })}
      </h2>
      <Points
        points={[
          t(`withdrawal.confirm.${moneyOf(contract)}`, { price, refunded }),
          t(`withdrawal.confirm.end.${contract.kind}`),
          t('withdrawal.confirm.receipt'),
        ]}
      />
      {code === undefined && (
        <EmailField {...field('email')} label={t('withdrawal.confirm.email')} maxLength={EMAIL_MAX_LENGTH} />
      )}
      <Ways>
        <SubmitButton state={state} busy={t('withdrawal.confirm.sending')} variant="danger">
          {t('withdrawal.confirm.yes')}
        </SubmitButton>
        <Button onClick={onBack}>{t('withdrawal.confirm.back')}</Button>
      </Ways>
    </Form>
  )
}

/** What goes back: nothing was paid, a part is back, or all of it. */
function moneyOf({ isCharged, refundedDisplay }: Payment) {
  if (!isCharged) return 'nothing'
  return refundedDisplay ? 'rest' : 'refund'
}
