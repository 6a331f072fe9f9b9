import { Link } from '@kinora/router'
import { Icon, Wrap } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './Specialists.module.css'

type Props = { link: string; to: string; children: ReactNode }

/** A text for specialists, in their colour. */
export function Specialists({ link, to, children }: Props) {
  return (
    <Wrap>
      <div className={styles.band}>
        <div>{children}</div>
        <Link to={to}>
          {link}
          <Icon name="arrow-right" size="small" />
        </Link>
      </div>
    </Wrap>
  )
}
