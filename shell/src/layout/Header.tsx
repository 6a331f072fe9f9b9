import { useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { Link } from '@kinora/router'
import { useSession } from '@kinora/session'
import { Icon, IconButton, iconButtonLook, joinClasses, Wrap } from '@kinora/ui'
import { AccountLinks } from '../features/account-menu/AccountLinks.tsx'
import { AccountMenu } from '../features/account-menu/AccountMenu.tsx'
import { ContrastButton } from '../features/display/ContrastButton.tsx'
import { DisplayPanel } from '../features/display/DisplayPanel.tsx'
import { TextSizeButtons } from '../features/display/TextSizeButtons.tsx'
import { badgeOf } from '../features/live/Live.tsx'
import { useExpectedLinks, useIsSlotFilled } from '../page.tsx'
import { ExternalLink } from '../features/navigation/ExternalLink.tsx'
import { LanguageSwitch } from '../features/navigation/LanguageSwitch.tsx'
import { Logo } from '../features/navigation/Logo.tsx'
import { NavLinks } from '../features/navigation/NavLinks.tsx'
import { blogLink } from '../features/navigation/siteLinks.ts'
import { useDisclosures } from '../features/navigation/useDisclosures.ts'
import { SearchWaiting } from './SearchWaiting.tsx'
import styles from './Header.module.css'

/**
 * Navigation, display settings, search and account. Panels open below the bar and push the page down, so that they
 * cover nothing.
 */
export function Header() {
  const { t } = useTranslation('shell')
  const panels = useDisclosures<'display' | 'search' | 'account' | 'menu'>()
  const hasSearch = useIsSlotFilled('catalog.search.v1')
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
          {hasSearch && (
            <>
              <IconButton
                icon="search"
                label={t('search.open')}
                className={styles.scripted}
                {...panels.button('search')}
              />
              <Link className={iconButtonLook(styles.plainSearch)} to={paths.programs()} aria-label={t('search.open')}>
                <Icon name="search" />
              </Link>
            </>
          )}
          <AccountMenu
            isOpen={panels.isOpen('account')}
            onClose={panels.close}
            button={panels.button('account')}
            panel={panels.panel('account')}
            badgeOf={badgeOf}
          />
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
          <Slot name="catalog.search.v1" props={{ onDone: panels.close }} waiting={<SearchWaiting />} />
        </div>
      )}
      {panels.isOpen('menu') && (
        <div className={styles.menu} {...panels.panel('menu')}>
          <Wrap>
            <nav aria-label={t('nav.main')}>
              <MainLinks />
            </nav>
            <nav aria-label={t('account.label')}>
              <AccountLinks badgeOf={badgeOf} />
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

const EXPECTED = { visitor: styles.ofVisitor, member: styles.ofMember, specialist: styles.ofSpecialist }

function MainLinks() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const links = useExpectedLinks('header').map((link) => ({
    ...link,
    className: link.expected && EXPECTED[link.expected],
  }))
  return (
    <ul>
      <NavLinks links={links} badgeOf={badgeOf} />
      <li>
        <ExternalLink url={blogLink(locale)} name={t('nav.blog')} />
      </li>
    </ul>
  )
}
