import { useTranslation } from '@kinora/i18n'
import { useBlocker } from '@kinora/router'
import { ConfirmDialog } from '@kinora/ui'
import { useEffect, useRef } from 'react'

/** Asks before changes that are not saved are left: within the product by a dialog, at its border by the browser's. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('mfe-profile')
  const nowhere = useRef<HTMLElement>(null)
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) => isDirty && here.pathname !== next.pathname,
  )

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      question={t('account.leave.question')}
      yes={t('account.leave.yes')}
      returnTo={nowhere}
      onYes={() => blocker.proceed()}
      onNo={() => blocker.reset()}
    >
      {t('account.leave.words')}
    </ConfirmDialog>
  )
}
