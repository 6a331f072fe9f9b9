import { Icon } from '@kinora/ui'
import { useId, useState, type ReactNode } from 'react'
import styles from './Fold.module.css'

type Props = {
  title: string
  /** What is answered so far. */
  value: string
  /** What somebody wrote is seen at once. */
  isOpenAtFirst?: boolean
  onOpen?: () => void
  children: ReactNode
}

/** A question that is folded away until it is pressed. */
export function Fold({ title, value, isOpenAtFirst = false, onOpen, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <div className={styles.fold}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => {
            if (!isOpen) onOpen?.()
            setOpen(!isOpen)
          }}
        >
          <b>{title}</b>
          <span>{value}</span>
          <Icon name="chevron-down" />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className={styles.inside}>
          {children}
        </div>
      )}
    </div>
  )
}
