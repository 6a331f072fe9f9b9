import { Link } from '@kinora/router'
import type { ReactNode } from 'react'
import { useTranslation } from '@kinora/i18n'
import { Icon } from '../media/Icon.tsx'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'
import styles from './FilterTag.module.css'

type Props = {
  /** Where the list is without this filter, query included. */
  to: string
  children: ReactNode
}

/** A filter that is set. Following it takes the filter away, with or without script. */
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
