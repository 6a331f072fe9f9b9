import { useTranslation } from '@kinora/i18n'
import { Icon, VisuallyHidden } from '@kinora/ui'
import styles from './ExternalLink.module.css'

/** A link to another site, in a new tab, which its accessible name says. */
export function ExternalLink({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation('shell')
  return (
    <a className={styles.link} href={url} target="_blank" rel="noopener">
      {name}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
      <Icon name="external-link" size="small" />
    </a>
  )
}
