import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../media/Icon.tsx'
import { ChoiceTarget } from './ChoiceTarget.tsx'
import styles from './PillField.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> & {
  /** One or two words. */
  label: string
  /** After the label, less prominent. */
  children?: ReactNode
}

/** A checkbox for one of several short choices, side by side in a `fieldset`; its whole area is the click target. */
export function PillField({ label, children, ...rest }: Props) {
  return (
    <ChoiceTarget {...rest} type="checkbox" className={styles.pill}>
      <span className={styles.box}>
        <Icon name="check" size="small" className={styles.tick} />
      </span>
      {label}
      {children && <span className={styles.rest}>{children}</span>}
    </ChoiceTarget>
  )
}
