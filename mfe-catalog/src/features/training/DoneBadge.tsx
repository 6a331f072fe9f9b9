import { useTranslation } from '@kinora/i18n'
import { Icon } from '@kinora/ui'

/** On the card of a program that was done today. */
export function DoneBadge() {
  const { t } = useTranslation('mfe-catalog')
  return (
    <>
      <Icon name="check" size="small" />
      {t('training.doneToday')}
    </>
  )
}
