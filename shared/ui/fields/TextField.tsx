import type { ComponentProps } from 'react'
import { Field, type FieldWords, useField } from './Field.tsx'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'className'> & FieldWords

/** One line of text. Set `autoComplete` where it applies; pasting always works. */
export function TextField({ label, hint, error, id, ...rest }: Props) {
  const { words, control } = useField({ id, label, hint, error })
  return (
    <Field {...words}>
      <input type="text" {...rest} {...control} className={styles.control} />
    </Field>
  )
}

/** An e-mail address, typed without corrections by the keyboard. */
export const EmailField = (props: Omit<ComponentProps<typeof TextField>, 'type'>) => (
  <TextField type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />
)
