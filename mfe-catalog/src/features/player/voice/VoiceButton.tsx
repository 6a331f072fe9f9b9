import { useTranslation } from '@kinora/i18n'
import { BarButton } from '../playing/BarButton.tsx'
import type { Voice } from './useVoiceGuide.ts'

/** Switches the voice guide on and off. Absent where the device has no voice of the page's language. */
export function VoiceButton({ voice: { state, toggle } }: { voice: Voice }) {
  const { t } = useTranslation('mfe-catalog')
  if (state !== 'on' && state !== 'off') return null
  const isOn = state === 'on'
  return (
    <BarButton icon="speech" name={t('player.voice')} on={isOn} aria-pressed={isOn} onClick={toggle}>
      {t('player.voiceShort')}
    </BarButton>
  )
}
