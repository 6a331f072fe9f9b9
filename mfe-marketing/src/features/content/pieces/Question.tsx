import { useTranslation } from '@kinora/i18n'
import { Icon } from '@kinora/ui'
import type { ReactNode } from 'react'
import { useIsExtract } from '../Extract.tsx'
import styles from './Question.module.css'

type Props = {
  /** The hash of its address, `/faq#id`. The same in both languages; it must not change, because people link to it. */
  id: string
  title: string
  /** Shown on the first page as well. */
  home?: boolean
  children: ReactNode
}

/** A question that opens on its answer, without script too. */
export function Question({ id, title, home = false, children }: Props) {
  const { t } = useTranslation('mfe-marketing')
  const isExtract = useIsExtract()
  if (isExtract && !home) return null
  return (
    <details className={styles.question} id={isExtract ? undefined : id}>
      <summary>
        {title}
        <Icon name="chevron-down" className={styles.sign} />
      </summary>
      <div className={styles.answer}>
        {children}
        {!isExtract && (
          <a className={styles.own} href={`#${id}`} aria-label={t('faq.linkTo', { question: title })}>
            {t('faq.link')}
          </a>
        )}
      </div>
    </details>
  )
}
