import type { ComponentProps } from 'react'
import styles from './ChoiceTarget.module.css'

type Props = ComponentProps<'input'> & { type: 'radio' | 'checkbox' }

/**
 * A choice all of which is the target: the input lies unseen over what is drawn. `className` is of the element after
 * it, whose looks follow from `:checked + .name` and `:hover + .name`.
 */
export function ChoiceTarget({ className, children, ...rest }: Props) {
  return (
    <label className={styles.target}>
      <input {...rest} className={styles.input} />
      <span className={className}>{children}</span>
    </label>
  )
}
