import type { ComponentProps } from 'react'
import { joinClasses } from '../joinClasses.ts'
import styles from './ChoiceTarget.module.css'

type Props = ComponentProps<'input'> & { type: 'radio' | 'checkbox' }

/** A choice all of which is the target: the input lies unseen over what is drawn, whose looks follow from `:has(:checked)`. */
export function ChoiceTarget({ className, children, ...rest }: Props) {
  return (
    <label className={joinClasses(styles.target, className)}>
      <input {...rest} className={styles.input} />
      {children}
    </label>
  )
}
