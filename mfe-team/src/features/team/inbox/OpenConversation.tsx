import type { Conversation } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { LinkButton, Skeleton } from '@kinora/ui'
import styles from './OpenConversation.module.css'

type Props = {
  userId: number
  /** Undefined where the list does not have it. */
  conversation?: Conversation
}

/** The conversation with a member: beside the list, on a phone within it. */
export function OpenConversation({ userId, conversation }: Props) {
  const { t } = useTranslation('mfe-team')
  const name = conversation && `${conversation.firstName} ${conversation.lastName}`
  return (
    <div className={styles.place}>
      <div className={styles.card}>
        {conversation && (
          <header className={styles.head}>
            <h3 className={styles.name}>{name}</h3>
            {!conversation.ended && (
              <LinkButton to={paths.teamMember(userId)} aria-label={t('inbox.pageOf', { name })}>
                {t('inbox.page')}
              </LinkButton>
            )}
          </header>
        )}
        <div className={styles.messages}>
          <Slot name="profile.messages.v1" props={{ userId, isWhole: true }} waiting={<Skeleton shape="block" />} />
        </div>
      </div>
    </div>
  )
}
