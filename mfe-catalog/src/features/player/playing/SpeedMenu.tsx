import { useLocale, useTranslation } from '@kinora/i18n'
import { BarMenu } from './BarMenu.tsx'
import { Choices } from './Choices.tsx'
import { SPEEDS, type Speed } from './preferences.ts'

export function SpeedMenu({ choice, onChoose }: { choice: Speed; onChoose: (speed: Speed) => void }) {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const wordOf = (speed: Speed) => `${new Intl.NumberFormat(locale).format(speed)}×`
  return (
    <BarMenu icon="speed" word={wordOf(choice)} name={t('player.speed', { speed: wordOf(choice) })}>
      <Choices
        legend={t('player.speedChoice')}
        options={SPEEDS.map((value) => ({ value, label: wordOf(value) }))}
        chosen={choice}
        onChoose={onChoose}
      />
    </BarMenu>
  )
}
