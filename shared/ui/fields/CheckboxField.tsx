import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../media/Icon.tsx'
import { describedBy } from './Field.tsx'
import { FieldError } from './FieldError.tsx'
import styles from './CheckboxField.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> & {
  /** A whole sentence, to which the user agrees by ticking. */
  label: string
  /** The error, already translated. */
  error?: string
  /** Below the label and outside of it: for example, a link to the document. */
  children?: ReactNode
}

/** A checkbox. Its label is part of the click target. */
export function CheckboxField({ label, error, id: givenId, children, ...rest }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={styles.row}>
      <span className={styles.place}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, error })}
        />
        <span className={styles.drawn}>
          <Icon name="check" className={styles.tick} />
        </span>
      </span>
      <div className={styles.words}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {children}
        <FieldError id={id} error={error} />
      </div>
    </div>
  )
}
