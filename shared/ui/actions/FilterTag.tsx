import { Link } from '@kinora/router'
import type { ReactNode } from 'react'
import { useTranslation } from '@kinora/i18n'
import { Icon } from '../media/Icon.tsx'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'
import styles from './FilterTag.module.css'

type Props = {
  /** The list's path and query without this filter. */
  to: string
  children: ReactNode
}

/** An active filter. Its link removes the filter, with or without JavaScript. */
export function FilterTag({ to, children }: Props) {
  const { t } = useTranslation('ui')
  return (
    <Link className={styles.tag} to={to} preventScrollReset>
      <VisuallyHidden>{t('filter.remove')} </VisuallyHidden>
      {children}
      <Icon name="close" size="small" className={styles.cross} />
    </Link>
  )
}
