import type { ComponentProps } from 'react'
import styles from './ChoiceTarget.module.css'

type Props = ComponentProps<'input'> & { type: 'radio' | 'checkbox' }

/**
 * A radio button or checkbox whose whole area is the click target: the transparent input covers the content.
 * `className` is for the element after it, which is styled by `:checked + .name` and `:hover + .name`.
 */
export function ChoiceTarget({ className, children, ...rest }: Props) {
  return (
    <label className={styles.target}>
      <input {...rest} className={styles.input} />
      <span className={className}>{children}</span>
    </label>
  )
}
