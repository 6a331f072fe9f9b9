import { useId, type ComponentProps } from 'react'
import { describedBy, Field, type FieldWords } from './Field.tsx'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'className'> & FieldWords

/** Several lines of text. */
export function TextAreaField({ label, hint, error, id: givenId, ...rest }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const words = { label, hint, error }
  return (
    <Field id={id} {...words}>
      <textarea
        {...rest}
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, words)}
      />
    </Field>
  )
}
