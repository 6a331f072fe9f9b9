import { useTranslation } from '@kinora/i18n'
import { TextField } from '@kinora/ui'
import type { ComponentProps } from 'react'
import styles from './CodeField.module.css'

type Props = Pick<ComponentProps<typeof TextField>, 'id' | 'value' | 'error' | 'onChange'> & {
  /** Also opened by a code that the address or an error brings. */
  isOpen: boolean
}

/** A promotion code, for those who have one. */
export function CodeField({ isOpen, ...field }: Props) {
  const { t } = useTranslation('mfe-commerce')
  return (
    <details className={styles.place} open={isOpen || undefined}>
      <summary>{t('plans.code.open')}</summary>
      <div className={styles.field}>
        <TextField
          {...field}
          label={t('plans.code.label')}
          hint={t('plans.code.hint')}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </details>
  )
}
