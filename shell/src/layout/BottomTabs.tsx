import { useTranslation } from '@kinora/i18n'
import { NavLinks, useNavPlace } from './NavLinks.tsx'
import styles from './BottomTabs.module.css'

/** A row of one tab chooses nothing: tabs come with the second. */
const FEWEST = 2

export const useHasTabs = (): boolean => useNavPlace('tabs').length >= FEWEST

/** The main places at the foot of a phone, with words. */
export function BottomTabs() {
  const { t } = useTranslation('shell')
  if (!useHasTabs()) return null
  return (
    <nav className={styles.tabs} aria-label={t('nav.shortcuts')}>
      <ul>
        <NavLinks place="tabs" withIcons />
      </ul>
    </nav>
  )
}
