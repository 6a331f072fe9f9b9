import type { Payment } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { SignInFirst } from '../SignInFirst.tsx'
import { useDay } from '../useDay.ts'

/** The declaration has arrived, and the owner of the order's account is to confirm it: by the mail, or signed in. */
export function Declared({ contract, at }: { contract: Payment; at: string }) {
  const { t } = useTranslation('mfe-commerce')
  const day = useDay()
  return (
    <>
      <p>{t('withdrawal.declared.mail', { date: day(at), until: day(contract.withdrawUntil ?? at) })}</p>
      <p>{t('withdrawal.declared.signIn')}</p>
      <SignInFirst path={paths.withdrawal(contract.id)} />
    </>
  )
}
