import type { Invitation, InvitationSheet } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { useId, type ReactNode } from 'react'
import { InvitationList } from './InvitationList.tsx'
import styles from './Invitations.module.css'
import { InviteForm } from './InviteForm.tsx'

type Props = {
  page: number
  /** In place of the list where a second factor is wanted first. */
  refused: ReactNode
  onSheet: (invitation: Invitation, sheet: InvitationSheet) => void
  onSent: () => void
}

/** The form, and below it the invitations that were sent. */
export function Invitations({ page, refused, onSheet, onSent }: Props) {
  const { t } = useTranslation('mfe-team')
  const id = useId()
  return (
    <div className={styles.parts}>
      <section className={styles.panel} aria-labelledby={`${id}-new`}>
        <h2 id={`${id}-new`}>{t('invite.title')}</h2>
        <InviteForm onSent={onSent} />
      </section>
      <section aria-labelledby={`${id}-sent`} className={styles.sent}>
        <h2 id={`${id}-sent`}>{t('invitations.title')}</h2>
        <InvitationList page={page} refused={refused} onSheet={onSheet} />
      </section>
    </div>
  )
}
