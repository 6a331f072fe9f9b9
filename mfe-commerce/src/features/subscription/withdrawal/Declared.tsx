import type { Payment } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { LinkButton } from '@kinora/ui'
import { useDay } from '../useDay.ts'
import { Ways } from '../Ways.tsx'

/** The declaration has arrived, and the owner of the order's account is to confirm it: by the mail, or signed in. */
export function Declared({ contract, at }: { contract: Payment; at: string }) {
  const { t } = useTranslation('mfe-commerce')
  const day = useDay()
  const callbackUrl = localePath(useLocale(), paths.withdrawal(contract.id))
  return (
    <>
      <p>{t('withdrawal.declared.mail', { date: day(at), until: day(contract.withdrawUntil ?? at) })}</p>
      <p>{t('withdrawal.declared.signIn')}</p>
      <Ways>
        <LinkButton variant="primary" to={paths.signIn({ callbackUrl })}>
          {t('plans.signIn')}
        </LinkButton>
      </Ways>
    </>
  )
}
