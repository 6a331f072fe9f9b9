import { useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { useSession } from '@kinora/session'
import { Icon, IconButton, iconButtonLook, joinClasses, Wrap } from '@kinora/ui'
import { AccountLinks } from '../account-menu/AccountLinks.tsx'
import { AccountMenu } from '../account-menu/AccountMenu.tsx'
import { ContrastButton } from '../display/ContrastButton.tsx'
import { DisplayPanel } from '../display/DisplayPanel.tsx'
import { TextSizeButtons } from '../display/TextSizeButtons.tsx'
import { SearchPanel } from '../search/SearchPanel.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { NavLinks } from './NavLinks.tsx'
import { blogLink } from './siteLinks.ts'
import { useDisclosures } from './useDisclosures.ts'
import { useHasPrograms } from './useHasPrograms.ts'
import styles from './Header.module.css'

/** Where to go, how to see, what to look for. Panels open below the bar and push the page down, so they cover nothing. */
export function Header() {
  const { t } = useTranslation('shell')
  const panels = useDisclosures<'display' | 'search' | 'account' | 'menu'>()
  const hasPrograms = useHasPrograms()
  const { role } = useSession()

  return (
    <header className={joinClasses(styles.header, role === 'specialist' && styles.specialist)}>
      <Wrap className={styles.bar}>
        <div className={styles.places}>
          <Logo />
          <nav className={styles.nav} aria-label={t('nav.main')}>
            <MainLinks />
          </nav>
        </div>
        <div className={styles.tools}>
          <div className={styles.wide}>
            <TextSizeButtons />
            <ContrastButton />
          </div>
          <IconButton icon="sun" label={t('display.label')} className={styles.display} {...panels.button('display')} />
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
          {hasPrograms && (
            <>
              <IconButton icon="search" label={t('search.open')} className={styles.scripted} {...panels.button('search')} />
              <Link className={iconButtonLook(styles.plainSearch)} to={paths.programs()} aria-label={t('search.open')}>
                <Icon name="search" />
              </Link>
            </>
          )}
          <AccountMenu isOpen={panels.isOpen('account')} onClose={panels.close} button={panels.button('account')} panel={panels.panel('account')} />
          <IconButton
            icon={panels.isOpen('menu') ? 'close' : 'menu'}
            label={t('nav.menu')}
            className={styles.menuButton}
            {...panels.button('menu')}
          />
        </div>
      </Wrap>
      {panels.isOpen('display') && (
        <section className={styles.panel} aria-label={t('display.label')} {...panels.panel('display')}>
          <DisplayPanel />
        </section>
      )}
      {panels.isOpen('search') && (
        <div className={styles.panel} {...panels.panel('search')}>
          <SearchPanel onDone={panels.close} />
        </div>
      )}
      {panels.isOpen('menu') && (
        <div className={styles.menu} {...panels.panel('menu')}>
          <Wrap>
            <nav aria-label={t('nav.main')}>
              <MainLinks />
            </nav>
            <nav aria-label={t('account.label')}>
              <AccountLinks />
            </nav>
            <div className={styles.menuLanguage}>
              <LanguageSwitch />
            </div>
          </Wrap>
        </div>
      )}
    </header>
  )
}

function MainLinks() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  return (
    <ul>
      <NavLinks place="header" />
      <li>
        <ExternalLink url={blogLink(locale)} name={t('nav.blog')} />
      </li>
    </ul>
  )
}
