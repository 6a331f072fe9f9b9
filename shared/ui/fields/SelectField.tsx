import { useId, type ComponentProps } from 'react'
import { joinClasses } from '../joinClasses.ts'
import { Icon } from '../media/Icon.tsx'
import { describedBy, Field, type FieldWords } from './Field.tsx'
import field from './Field.module.css'
import styles from './SelectField.module.css'

type Props = Omit<ComponentProps<'select'>, 'className' | 'multiple'> &
  FieldWords & {
    /** A filter is highlighted while an option with a value is chosen; its "all" has the value ''. */
    filter?: boolean
  }

/** A native select; `children` are its options. */
export function SelectField({ label, hint, error, filter = false, id: givenId, children, ...rest }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const words = { label, hint, error }
  return (
    <Field id={id} {...words}>
      <span className={joinClasses(field.framed, styles.frame)}>
        <select
          {...rest}
          id={id}
          className={joinClasses(field.control, styles.select, filter && styles.filter)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, words)}
        >
          {children}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  )
}
