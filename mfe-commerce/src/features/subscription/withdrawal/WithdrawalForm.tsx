import type { Payment } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { useSession } from '@kinora/session'
import { Button, RadioField } from '@kinora/ui'
import { useState } from 'react'
import { useDay } from '../useDay.ts'
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx'
import styles from './WithdrawalForm.module.css'

type Props = {
  contracts: [Payment, ...Payment[]]
  code?: string | undefined
  onDone: (contract: Payment, email: string) => void
}

/** Two presses: choose the contract, then confirm. */
export function WithdrawalForm({ contracts, code, onDone }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const day = useDay()
  const { session } = useSession()
  const [chosen, setChosen] = useState(contracts[0].id)
  const [isConfirming, setConfirming] = useState(false)
  const contract = contracts.find(({ id }) => id === chosen) ?? contracts[0]

  if (isConfirming)
    return (
      <ConfirmWithdrawal
        contract={contract}
        email={session?.userData.email ?? ''}
        onBack={() => setConfirming(false)}
        code={code}
        onDone={onDone}
      />
    )
  return (
    <div className={styles.form}>
      <RadioField
        label={t('withdrawal.choose')}
        name="contract"
        options={contracts.map(({ id, name, amountDisplay, createdAt, paidAt, withdrawUntil }) => ({
          value: id,
          label: t('withdrawal.contract', { name: typeset(name), price: amountDisplay }),
          detail: t('withdrawal.dates', { from: day(paidAt ?? createdAt), until: day(withdrawUntil ?? createdAt) }),
        }))}
        chosen={contract.id}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button variant="primary" wide onClick={() => setConfirming(true)}>
        {t('withdrawal.begin')}
      </Button>
    </div>
  )
}
