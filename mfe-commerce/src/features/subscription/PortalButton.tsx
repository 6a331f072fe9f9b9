import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { useSite } from '@kinora/ui'
import { ProviderButton } from './ProviderButton.tsx'
import { useCommerceOpenPortalMutation } from './subscriptionApi.ts'

type Props = { label: string; variant?: 'primary' | 'secondary'; wide?: boolean }

/** Opens the payment provider's portal. */
export function PortalButton(props: Props) {
  const { t } = useTranslation('mfe-commerce')
  const locale = useLocale()
  const { origin } = useSite()
  const [openPortal] = useCommerceOpenPortalMutation()
  return (
    <ProviderButton
      {...props}
      words={{ opening: t('plans.portal.opening'), blocked: t('plans.portal.blocked') }}
      ask={() => openPortal(origin + localePath(locale, paths.subscription()))}
    />
  )
}
