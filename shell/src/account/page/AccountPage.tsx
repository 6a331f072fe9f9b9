import { useTranslation } from '@kinora/i18n'
import { useLocation } from '@kinora/router'
import { joinClasses, PageHead, Wrap } from '@kinora/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './AccountPage.module.css'
import { MorningBand } from './MorningBand.tsx'
import { useBrowserQuery } from './useBrowserQuery.ts'

type Props = {
  title: string
  lead?: string
  /** For long forms: two fields beside each other. */
  wide?: boolean
  children: ReactNode
}

/** A card with a morning on it. When its title changes, a step is done: the focus goes to the new heading. */
export function AccountPage({ title, lead, wide = false, children }: Props) {
  const { t } = useTranslation('account')
  const { pathname } = useLocation()
  const query = useBrowserQuery()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  // The other language keeps what a link from a letter brought along.
  const path = query.size > 0 ? `${pathname}?${query}` : pathname

  useEffect(() => {
    if (shown.current !== title) heading.current?.focus()
    shown.current = title
  }, [title])

  return (
    <Wrap className={styles.place}>
      <PageHead title={title} description={lead ?? t('description')} path={pathname} alternates={{ pl: path, en: path }} noIndex />
      <div className={joinClasses(styles.card, wide && styles.wide)}>
        <MorningBand />
        <div className={styles.body}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </div>
    </Wrap>
  )
}
