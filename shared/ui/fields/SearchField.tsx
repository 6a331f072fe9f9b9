import { useId, type ComponentProps } from 'react'
import { joinClasses } from '../joinClasses.ts'
import { Icon } from '../media/Icon.tsx'
import { describedBy, Field, type FieldWords } from './Field.tsx'
import field from './Field.module.css'
import styles from './SearchField.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & FieldWords

/** A search field with a magnifying glass. */
export function SearchField({ label, hint, error, ...rest }: Props) {
  const id = useId()
  const words = { label, hint, error }
  return (
    <Field id={id} {...words}>
      <span className={joinClasses(field.framed, styles.frame)}>
        <Icon name="search" />
        <input
          enterKeyHint="search"
          autoComplete="off"
          {...rest}
          type="search"
          id={id}
          className={joinClasses(field.control, styles.input)}
          aria-describedby={describedBy(id, words)}
        />
      </span>
    </Field>
  )
}
