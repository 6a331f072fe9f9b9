import type { Payment } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { Button, ErrorSummary, TextField, VisuallyHidden } from '@kinora/ui'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Points } from '../Points.tsx'
import { problemCode } from '../problemCode.ts'
import { useCommerceWithdrawMutation } from '../subscriptionApi.ts'
import { useProblemWords } from '../useProblemWords.ts'
import { Ways } from '../Ways.tsx'
import styles from './WithdrawalForm.module.css'

type Props = { contract: Payment; email: string; onBack: () => void; onDone: (email: string) => void }

const FIELD = 'withdrawal-email'
/** Loose on purpose: the API decides. */
const EMAIL = /^\S+@\S+\.\S{2,}$/

/** Says what follows, asks where the receipt goes, and sends the declaration. */
export function ConfirmWithdrawal({ contract, email: known, onBack, onDone }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const words = useProblemWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const [email, setEmail] = useState(known)
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [withdraw, { isLoading }] = useCommerceWithdrawMutation()
  useEffect(() => heading.current?.focus(), [])

  function fail(code: string) {
    setProblem(code)
    setAttempt((before) => before + 1)
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isLoading) return
    setProblem(undefined)
    const to = email.trim()
    if (!EMAIL.test(to)) return fail('email')
    const { error } = await withdraw({ orderId: contract.id, email: to })
    return error ? fail(problemCode(error)) : onDone(to)
  }

  const { amountDisplay: price, refundedDisplay: refunded } = contract
  const isOfEmail = problem === 'email'
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        attempt={attempt}
        errors={isOfEmail ? [{ id: FIELD, text: words(problem) }] : []}
        {...(problem && !isOfEmail && { problem: words(problem) })}
      />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('withdrawal.confirm.title', { name: typeset(contract.name) })}
      </h2>
      <Points
        points={[
          t(`withdrawal.confirm.${refunded ? 'rest' : 'refund'}`, { price, refunded }),
          t(`withdrawal.confirm.end.${contract.kind}`),
          t('withdrawal.confirm.receipt'),
        ]}
      />
      <TextField
        id={FIELD}
        label={t('withdrawal.confirm.email')}
        {...(isOfEmail && { error: words(problem) })}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Ways>
        <Button variant="danger" type="submit" aria-disabled={isLoading || undefined}>
          {t(isLoading ? 'withdrawal.confirm.sending' : 'withdrawal.confirm.yes')}
        </Button>
        <Button onClick={onBack}>{t('withdrawal.confirm.back')}</Button>
      </Ways>
      <VisuallyHidden>
        <span role="status">{isLoading && t('withdrawal.confirm.sending')}</span>
      </VisuallyHidden>
    </form>
  )
}
