import { useId, type ComponentProps } from 'react'
import { describedBy, Field, type FieldWords } from './Field.tsx'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'className'> & FieldWords

/** One line of text. Set `autoComplete` where it applies; pasting always works. */
export function TextField({ label, hint, error, id: givenId, ...rest }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const words = { label, hint, error }
  return (
    <Field id={id} {...words}>
      <input
        type="text"
        {...rest}
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, words)}
      />
    </Field>
  )
}
