import { useTranslation } from '@kinora/i18n'
import { TextField } from '@kinora/ui'
import styles from './CodeField.module.css'

type Props = {
  value: string
  error: string | undefined
  /** Also opened by a code that the address or an error brings. */
  isOpen: boolean
  onChange: (code: string) => void
}

export const CODE_FIELD = 'promotion-code'

/** A promotion code, for those who have one. */
export function CodeField({ value, error, isOpen, onChange }: Props) {
  const { t } = useTranslation('mfe-commerce')
  return (
    <details className={styles.place} open={isOpen || undefined}>
      <summary>{t('plans.code.open')}</summary>
      <div className={styles.field}>
        <TextField
          id={CODE_FIELD}
          label={t('plans.code.label')}
          hint={t('plans.code.hint')}
          {...(error && { error })}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </details>
  )
}
