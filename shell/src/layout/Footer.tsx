import type { NavPlace } from '@kinora/contracts'
import { serverNow, useLocale, useTranslation } from '@kinora/i18n'
import { Wrap } from '@kinora/ui'
import { useId, useState, type ReactNode } from 'react'
import { ConsentButton } from '../features/consent/ConsentButton.tsx'
import { ExternalLink } from '../features/navigation/ExternalLink.tsx'
import { Logo } from '../features/navigation/Logo.tsx'
import { NavLinks } from '../features/navigation/NavLinks.tsx'
import { socialLinks } from '../features/navigation/siteLinks.ts'
import { useNavLinks, useThirdParties } from '../page.tsx'
import styles from './Footer.module.css'

const GROUPS = ['footer.discover', 'footer.forYou', 'footer.rules'] as const satisfies NavPlace[]

/** Links in groups, social links and the legal line. A group without links is left out. */
export function Footer() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const [year] = useState(() => serverNow().getFullYear())
  return (
    <footer className={styles.footer}>
      <Hills />
      <div className={styles.ground}>
        <Wrap>
          <div className={styles.columns}>
            <div className={styles.about}>
              <Logo />
              <p>{t('footer.about')}</p>
            </div>
            {GROUPS.map((place) => (
              <NavGroup key={place} place={place} />
            ))}
            <Group title={t('footer.follow')}>
              {socialLinks(locale).map(({ name, url }) => (
                <li key={name}>
                  <ExternalLink url={url} name={name} />
                </li>
              ))}
            </Group>
          </div>
          <div className={styles.legal}>
            {/* A page cached last year may be shown this year: then the server's year stays. */}
            <span suppressHydrationWarning>{`© ${year} Kinora`}</span>
            <span>{t('footer.notMedical')}</span>
            <ConsentButton parties={useThirdParties()} />
          </div>
        </Wrap>
      </div>
    </footer>
  )
}

function NavGroup({ place }: { place: (typeof GROUPS)[number] }) {
  const { t } = useTranslation('shell')
  const links = useNavLinks(place)
  if (links.length === 0) return null
  return (
    <Group title={t(place)}>
      <NavLinks links={links} />
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </nav>
  )
}

const Hills = () => (
  <div className={styles.horizon} aria-hidden="true">
    <svg className={styles.sun} viewBox="0 0 128 128">
      <circle className={styles.halo} cx="64" cy="64" r="64" />
      <circle className={styles.disc} cx="64" cy="64" r="44" />
    </svg>
    <svg className={styles.hills} viewBox="0 0 1280 72" preserveAspectRatio="none">
      <path className={styles.far} d="M0 46C180 8 360 2 620 30s430 34 660-14v56H0z" />
      <path className={styles.near} d="M0 62C220 28 430 26 700 48s390 20 580-8v33H0z" />
    </svg>
  </div>
)
