import type { ComponentProps } from 'react'
import { joinClasses } from '../joinClasses.ts'
import { Icon } from '../media/Icon.tsx'
import { Field, type FieldWords, useField } from './Field.tsx'
import field from './Field.module.css'
import styles from './SelectField.module.css'

type Props = Omit<ComponentProps<'select'>, 'className' | 'multiple'> &
  FieldWords & {
    /** A filter is highlighted while an option with a value is chosen; its "all" has the value ''. */
    filter?: boolean
  }

/** A native select; `children` are its options. */
export function SelectField({ label, hint, error, filter = false, id, children, ...rest }: Props) {
  const { words, control } = useField({ id, label, hint, error })
  return (
    <Field {...words}>
      <span className={joinClasses(field.framed, styles.frame)}>
        <select {...rest} {...control} className={joinClasses(field.control, styles.select, filter && styles.filter)}>
          {children}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  )
}
