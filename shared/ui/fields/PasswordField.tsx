import { useTranslation } from '@kinora/i18n'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from '../joinClasses.ts'
import { Field, type FieldWords, useField } from './Field.tsx'
import field from './Field.module.css'
import styles from './PasswordField.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> &
  FieldWords & {
    autoComplete: 'current-password' | 'new-password'
    /** Below the field: how long the password is. */
    children?: ReactNode
  }

/**
 * A password field that can show its value. Pasting and password managers work; there is no autocorrection or
 * capitalisation.
 */
export function PasswordField({ label, hint, error, id, children, ...rest }: Props) {
  const { t } = useTranslation('ui')
  const [isVisible, setVisible] = useState(false)
  const { words, control } = useField({ id, label, hint, error })
  return (
    <div>
      <Field {...words}>
        <span className={field.framed}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            type={isVisible ? 'text' : 'password'}
            {...control}
            className={joinClasses(field.control, styles.input)}
          />
          <button
            type="button"
            className={styles.show}
            aria-controls={control.id}
            aria-label={t(isVisible ? 'password.hideIt' : 'password.showIt')}
            onClick={() => setVisible(!isVisible)}
          >
            {t(isVisible ? 'password.hide' : 'password.show')}
          </button>
        </span>
      </Field>
      {children && <div className={styles.below}>{children}</div>}
    </div>
  )
}
