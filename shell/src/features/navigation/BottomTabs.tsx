import { useTranslation } from '@kinora/i18n'
import type { ComponentProps } from 'react'
import { NavLinks } from './NavLinks.tsx'
import styles from './BottomTabs.module.css'

/** The tab bar of phones: links with an icon and a word each. Renders nothing without links. */
export function BottomTabs({ links, badgeOf }: Pick<ComponentProps<typeof NavLinks>, 'links' | 'badgeOf'>) {
  const { t } = useTranslation('shell')
  if (links.length === 0) return null
  return (
    <nav className={styles.tabs} aria-label={t('nav.shortcuts')}>
      <ul>
        <NavLinks links={links} withIcons badgeOf={badgeOf} />
      </ul>
    </nav>
  )
}
