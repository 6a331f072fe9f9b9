import type { ComponentProps } from 'react'
import { Field, type FieldWords, useField } from './Field.tsx'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'className'> & FieldWords

/** Several lines of text. */
export function TextAreaField({ label, hint, error, id, ...rest }: Props) {
  const { words, control } = useField({ id, label, hint, error })
  return (
    <Field {...words}>
      <textarea {...rest} {...control} className={styles.control} />
    </Field>
  )
}
