import { useTranslation } from '@kinora/i18n'
import type { FeelingName } from '@kinora/limits'

/** The word for a feeling, as it stands under its face: `spokojnie`. */
export function useFeelingName(): (feeling: FeelingName) => string {
  const { t } = useTranslation('ui')
  return (feeling) => t(`feelings.${feeling}`)
}
