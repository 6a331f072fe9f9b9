import { useTranslation } from '@kinora/i18n'
import { IconButton } from '@kinora/ui'
import { changeDisplay, useDisplay } from './displayStore.ts'

/** Toggles high contrast. The name stays the same; the state is in `aria-pressed`. */
export function ContrastButton() {
  const { t } = useTranslation('shell')
  const on = useDisplay().contrast === 'more'
  return (
    <IconButton
      icon="contrast"
      label={t('display.contrast')}
      aria-pressed={on}
      onClick={() => changeDisplay({ contrast: on ? 'usual' : 'more' })}
    />
  )
}
