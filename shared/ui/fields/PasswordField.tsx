import { useTranslation } from '@kinora/i18n'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from '../joinClasses.ts'
import { describedBy, Field, type FieldWords } from './Field.tsx'
import field from './Field.module.css'
import styles from './PasswordField.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> &
  FieldWords & {
    autoComplete: 'current-password' | 'new-password'
    /** Below the field: the password's strength. */
    children?: ReactNode
  }

/**
 * A password field that can show its value. Pasting and password managers work; there is no autocorrection or
 * capitalisation.
 */
export function PasswordField({ label, hint, error, id: givenId, children, ...rest }: Props) {
  const { t } = useTranslation('ui')
  const [shown, setShown] = useState(false)
  const ownId = useId()
  const id = givenId ?? ownId
  const words = { label, hint, error }
  return (
    <div>
      <Field id={id} {...words}>
        <span className={field.framed}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            type={shown ? 'text' : 'password'}
            id={id}
            className={joinClasses(field.control, styles.input)}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, words)}
          />
          <button
            type="button"
            className={styles.show}
            aria-controls={id}
            aria-label={t(shown ? 'password.hideIt' : 'password.showIt')}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'password.hide' : 'password.show')}
          </button>
        </span>
      </Field>
      {children}
    </div>
  )
}
