import type { Invitation, InvitationSheet } from '@kinora/contracts'
import { useProblemWords } from '@kinora/forms'
import { problemOf, useIdempotencyKey } from '@kinora/http'
import { dayOf, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { paths } from '@kinora/paths'
import { Button, ConfirmDialog, Icon, LinkButton } from '@kinora/ui'
import { useRef, useState } from 'react'
import styles from './InvitationRow.module.css'
import {
  useTeamMakeSheetMutation,
  useTeamResendInvitationMutation,
  useTeamRevokeInvitationMutation,
} from './invitationsApi.ts'

const ICONS = { sent: 'message', opened: 'info', accepted: 'check', expired: 'clock', revoked: 'close' } as const

type Props = { invitation: Invitation; onSheet: (invitation: Invitation, sheet: InvitationSheet) => void }

/** One invitation: to whom, its state, and what can be done with it. */
export function InvitationRow({ invitation, onSheet }: Props) {
  const { t } = useTranslation('mfe-team')
  const words = useProblemWords('mfe-team', 'problem')
  const { keyFor } = useIdempotencyKey()
  const [resend, { isLoading: isSending }] = useTeamResendInvitationMutation()
  const [makeSheet, { isLoading: isMaking }] = useTeamMakeSheetMutation()
  const [revoke, { isLoading: isRevoking }] = useTeamRevokeInvitationMutation()
  const [isAsking, setAsking] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const { id, lastName, state, memberId } = invitation
  const email = invitation.email ?? ''
  const isOpen = state === 'sent' || state === 'opened'
  const isBusy = isSending || isMaking || isRevoking
  const fail = (error: NonNullable<unknown>) => void addNotice({ kind: 'error', text: words(problemOf(error)) })

  async function sendAgain() {
    if (isBusy) return
    // Until the answer is known, another press is the same mail.
    const { error } = await resend({ id, key: keyFor(invitation.sentAt) })
    if (error) return fail(error)
    addNotice({ kind: 'success', text: t('invitationSent', { email }) })
  }
  async function print() {
    if (isBusy) return
    const { data, error } = await makeSheet(id)
    if (error) return fail(error)
    onSheet(invitation, data)
  }
  async function takeBack() {
    const { error } = await revoke(id)
    setAsking(false)
    if (error) return fail(error)
    addNotice({ kind: 'success', text: t('invitations.revoked', { email }) })
    row.current?.focus()
  }
  return (
    <li ref={row} className={styles.row} tabIndex={-1}>
      <div className={styles.who}>
        <p className={styles.name}>{lastName ?? t('invitations.left')}</p>
        <p className={styles.email}>{email}</p>
      </div>
      <div className={styles.state}>
        <p className={styles.chip} data-state={state}>
          <Icon name={ICONS[state]} size="small" />
          {t(`invitations.state.${state}`)}
        </p>
        <p className={styles.when}>
          <When invitation={invitation} />
        </p>
      </div>
      {(isOpen || state === 'expired') && (
        <div className={styles.actions}>
          <Button
            aria-disabled={isBusy}
            aria-label={t(isSending ? 'invitations.resendingTo' : 'invitations.resendTo', { email })}
            onClick={() => void sendAgain()}
          >
            {t(isSending ? 'invite.sending' : 'invitations.resend')}
          </Button>
          <Button
            icon="print"
            aria-disabled={isBusy}
            aria-label={t('invitations.sheetFor', { email })}
            onClick={() => void print()}
          >
            {t('invitations.sheet')}
          </Button>
          {isOpen && (
            <Button variant="quiet" aria-label={t('invitations.revokeOf', { email })} onClick={() => setAsking(true)}>
              {t('invitations.revoke')}
            </Button>
          )}
        </div>
      )}
      {memberId !== null && (
        <div className={styles.actions}>
          <LinkButton to={paths.teamMember(memberId)} aria-label={t('invitations.memberOf', { email })}>
            {t('invitations.member')}
          </LinkButton>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          question={t('invitations.revokeQuestion', { email })}
          yes={t(isRevoking ? 'invitations.revoking' : 'invitations.revoke')}
          busy={isRevoking}
          returnTo={row}
          onYes={() => void takeBack()}
          onNo={() => setAsking(false)}
        >
          {t('invitations.revokeWords')}
        </ConfirmDialog>
      )}
    </li>
  )
}

/** The day that matters in this state. */
function When({ invitation: { state, sentAt, expiresAt, openedAt, acceptedAt } }: { invitation: Invitation }) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const day = (at: string) => formatDay(dayOf(new Date(at)), locale, 'long')
  if (state === 'accepted' && acceptedAt) return t('invitations.on.accepted', { day: day(acceptedAt) })
  if (state === 'expired') return t('invitations.on.expired', { day: day(expiresAt) })
  if (state === 'revoked') return t('invitations.on.sent', { day: day(sentAt) })
  const until = day(expiresAt)
  if (state === 'opened' && openedAt) return t('invitations.on.opened', { day: day(openedAt), until })
  return t('invitations.on.open', { day: day(sentAt), until })
}
