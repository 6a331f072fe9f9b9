import { useLayoutEffect, type ReactNode } from 'react'
import styles from './CardPage.module.css'
import { PageHead } from './PageHead.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'
import { Wrap } from './Wrap.tsx'

type Props = {
  title: string
  /** Of the browser's tab, if it is another one. */
  tabTitle?: string
  description: string
  lead?: ReactNode
  /** Without locale; the language switch keeps its query. */
  path: string
  /** A drawing or an icon above the title. */
  mark?: ReactNode
  /** Other sites never learn more of the address than the origin; this spares logs of our own. */
  isSecret?: boolean
  /** It replaces what was pressed, so its heading takes over the focus. */
  isAnswer?: boolean
  children?: ReactNode
}

/** A page that is one card. When its title changes, a step is done: the focus goes to the new heading. */
export function CardPage({
  title,
  tabTitle = title,
  description,
  lead,
  path,
  mark,
  isSecret,
  isAnswer = false,
  children,
}: Props) {
  const heading = useHeadingFocus(title)
  // Before the page is painted, as `useHeadingFocus` does.
  useLayoutEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer, heading])
  return (
    <Wrap className={styles.place}>
      <PageHead title={tabTitle} description={description} path={path} alternates={{ pl: path, en: path }} noIndex />
      {isSecret && <meta name="referrer" content="no-referrer" />}
      <div className={styles.card}>
        {mark}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </Wrap>
  )
}
