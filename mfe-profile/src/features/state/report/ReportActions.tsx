import { useTranslation } from '@kinora/i18n'
import { Button } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './ReportActions.module.css'

/** What can be done with a report: print it, and what the page adds. Left out on paper. */
export function ReportActions({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('mfe-profile')
  return (
    <div className={styles.actions}>
      <Button variant="primary" icon="print" onClick={() => window.print()}>
        {t('report.print')}
      </Button>
      {children}
    </div>
  )
}
