import { joinClasses, PageHead, useHeadingFocus, Wrap } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './FormPage.module.css'
import { HillsBand } from './HillsBand.tsx'

type Props = {
  title: string
  lead?: string
  /** For search engines and shared links. */
  description: string
  /** Without locale; the language switch keeps its query. */
  path: string
  /** For long forms: two fields beside each other. */
  wide?: boolean
  children: ReactNode
}

/** A page that is one form in a card. When its title changes, a step is done: the focus goes to the new heading. */
export function FormPage({ title, lead, description, path, wide = false, children }: Props) {
  const heading = useHeadingFocus(title)

  return (
    <Wrap className={styles.place}>
      <PageHead title={title} description={description} path={path} alternates={{ pl: path, en: path }} noIndex />
      <div className={joinClasses(styles.card, wide && styles.wide)}>
        <HillsBand />
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
