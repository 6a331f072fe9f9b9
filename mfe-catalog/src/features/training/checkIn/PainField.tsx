import { useTranslation } from '@kinora/i18n'
import { PAIN_MAX } from '@kinora/limits'
import { ScaleField } from '@kinora/ui'

type Props = { label: string; name: string; chosen: number | null; onChoose: (pain: number) => void }

/** Pain from 0 to 10, as on the numeric rating scale that doctors use. */
export function PainField(props: Props) {
  const { t } = useTranslation('mfe-catalog')
  return <ScaleField {...props} max={PAIN_MAX} ends={{ low: t('checkIn.painNone'), high: t('checkIn.painWorst') }} />
}
