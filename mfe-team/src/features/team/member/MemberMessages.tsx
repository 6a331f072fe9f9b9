import type { MemberRecord } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { useLocation, useNavigate } from '@kinora/router'
import { LinkButton, Skeleton } from '@kinora/ui'
import styles from './MemberMessages.module.css'

/** The member's e-mail, which opens the conversation, and its latest messages. */
export function MemberMessages({ member: { id, email } }: { member: MemberRecord }) {
  const { t } = useTranslation('mfe-team')
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <div className={styles.row}>
        <p>
          {t('member.email')} <b>{email}</b>
        </p>
        <LinkButton icon="message" to={`${paths.teamMember(id)}?showMessages`} preventScrollReset>
          {t('member.write')}
        </LinkButton>
      </div>
      <Slot
        name="profile.messages.v1"
        props={{
          userId: id,
          isOpen: new URLSearchParams(search).has('showMessages'),
          onClose: () => void navigate(paths.teamMember(id), { replace: true, preventScrollReset: true }),
        }}
        waiting={<Skeleton shape="block" />}
      />
    </>
  )
}
