import type { Payment } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link, useLocation } from '@kinora/router'
import { sessionClient, useSession } from '@kinora/session'
import { CardPage, useHydrated, useSite } from '@kinora/ui'
import { useState } from 'react'
import { Mark } from '../features/subscription/Mark.tsx'
import { OwnWithdrawal, WithdrawalOfOrder } from '../features/subscription/withdrawal/Withdrawal.tsx'
import { Withdrawn } from '../features/subscription/withdrawal/Withdrawn.tsx'

/** Earlier mails have the order in the query. */
const orderIn = (hash: string, search: string) => hash.slice(1) || new URLSearchParams(search).get('order')

/** Withdrawal from a contract (Directive (EU) 2023/2673): two presses, and a receipt by mail. */
export default function WithdrawalScreen() {
  const { t } = useTranslation('mfe-commerce')
  const { search, hash } = useLocation()
  const { isProvided } = useSite()
  const { status } = useSession()
  const [done, setDone] = useState<{ contract: Payment; email: string }>()
  // The server's page is the same for all orders.
  const [order, code] = ((useHydrated() && orderIn(hash, search)) || '').split('.')
  const path = paths.withdrawal(order, code)

  function finish(contract: Payment, email: string) {
    setDone({ contract, email })
    if (status === 'authenticated') void sessionClient.refresh()
  }

  if (done) return <Withdrawn {...done} path={path} />
  return (
    <CardPage
      title={t('withdrawal.title')}
      lead={t('withdrawal.lead')}
      description={t('withdrawal.description')}
      path={path}
      mark={<Mark icon="undo" />}
      isSecret
    >
      {order ? <WithdrawalOfOrder orderId={order} code={code} onDone={finish} /> : <OwnWithdrawal onDone={finish} />}
      {isProvided(paths.terms()) && (
        <p>
          <Link to={paths.terms()}>{t('withdrawal.terms')}</Link>
        </p>
      )}
    </CardPage>
  )
}
