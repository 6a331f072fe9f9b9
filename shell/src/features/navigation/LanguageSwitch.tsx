import { useLocale, useTranslation } from '@kinora/i18n'
import { LOCALES } from '@kinora/limits'
import { localePath } from '@kinora/paths'
import { useLocation } from '@kinora/router'
import { useAlternates, VisuallyHidden } from '@kinora/ui'
import styles from './LanguageSwitch.module.css'

const NAMES = { pl: 'Polski', en: 'English' } as const

/**
 * The same page in the other language, as plain links that need no script. Where the page knows its path in the other
 * language, the link uses it; otherwise the same path with the other prefix, which the server redirects if needed.
 */
export function LanguageSwitch() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const { pathname } = useLocation()
  const alternates = useAlternates()
  return (
    <nav className={styles.switch} aria-label={t('language')}>
      {LOCALES.map((other) => (
        <a
          key={other}
          href={localePath(other, (other !== locale && alternates[other]) || pathname)}
          lang={other}
          hrefLang={other}
          aria-current={other === locale ? 'true' : undefined}
        >
          {other.toUpperCase()}
          <VisuallyHidden> {NAMES[other]}</VisuallyHidden>
        </a>
      ))}
    </nav>
  )
}
