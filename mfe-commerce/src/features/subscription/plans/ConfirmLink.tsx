import { useTranslation } from '@kinora/i18n'
import { buttonLook, Icon, VisuallyHidden } from '@kinora/ui'

type Props = { url: string; variant?: 'primary' | 'secondary' }

/** Leads to the page of the payment provider on which the payer confirms a charge. */
export function ConfirmLink({ url, variant = 'primary' }: Props) {
  const { t } = useTranslation('mfe-commerce')
  return (
    <a className={buttonLook({ variant })} href={url} target="_blank" rel="noopener">
      {t('plans.confirmLink')}
      <VisuallyHidden>{t('newTab')}</VisuallyHidden>
      <Icon name="external-link" />
    </a>
  )
}
