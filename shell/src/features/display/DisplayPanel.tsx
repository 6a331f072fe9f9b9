import { useTranslation } from '@kinora/i18n'
import { Button, Icon, Wrap } from '@kinora/ui'
import { changeDisplay, useDisplay } from './displayStore.ts'
import { TextSizeButtons } from './TextSizeButtons.tsx'
import styles from './DisplayPanel.module.css'

const THEMES = [
  { theme: 'system', icon: 'monitor' },
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
] as const

/** Display settings: text size, contrast and theme. */
export function DisplayPanel() {
  const { t } = useTranslation('shell')
  const { contrast, textSteps, theme } = useDisplay()
  return (
    <Wrap className={styles.panel}>
      <div className={styles.group} role="group" aria-label={t('display.textSize')}>
        <span className={styles.legend}>{t('display.textSize')}</span>
        <div className={styles.row}>
          <TextSizeButtons showsValue />
          <Button variant="quiet" aria-disabled={textSteps === 0} onClick={() => changeDisplay({ textSteps: 0 })}>
            {t('display.reset')}
          </Button>
        </div>
      </div>
      <div className={styles.group}>
        <span className={styles.legend}>{t('display.contrastTitle')}</span>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={contrast === 'more'}
            onChange={({ target }) => changeDisplay({ contrast: target.checked ? 'more' : 'usual' })}
          />
          <Icon name="contrast" />
          {t('display.contrast')}
        </label>
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('display.theme')}</legend>
        <div className={styles.row}>
          {THEMES.map((choice) => (
            <label key={choice.theme} className={styles.choice}>
              <input
                type="radio"
                name="theme"
                checked={theme === choice.theme}
                onChange={() => changeDisplay({ theme: choice.theme })}
              />
              <Icon name={choice.icon} />
              {t(`display.themes.${choice.theme}`)}
            </label>
          ))}
        </div>
      </fieldset>
    </Wrap>
  )
}
