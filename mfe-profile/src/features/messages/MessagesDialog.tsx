import type { SpecialistRecord } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Dialog, DialogBody, DialogFoot } from '@kinora/ui'
import type { RefObject } from 'react'
import { AllMessages } from './AllMessages.tsx'
import type { Conversation } from './conversation/useConversation.ts'
import type { Outbox } from './conversation/useOutbox.ts'
import styles from './MessagesDialog.module.css'
import { Reply } from './Reply.tsx'
import type { Draft } from './useDraft.ts'

type Props = {
  conversation: Conversation
  outbox: Outbox
  draft: Draft
  me: number
  specialist: SpecialistRecord | null
  /** Of the other user. */
  name: string | undefined
  returnTo: RefObject<HTMLElement | null>
  onClose: () => void
}

/** All messages of a conversation in a dialog, with the reply field below them. */
export function MessagesDialog({ draft, name, returnTo, onClose, ...shared }: Props) {
  const { t } = useTranslation('mfe-profile')
  const { conversation, outbox } = shared
  return (
    <Dialog
      shape="screen"
      size="large"
      title={name ? t('messages.with', { name }) : t('messages.title')}
      close={t('messages.close')}
      returnTo={returnTo}
      onClose={onClose}
    >
      <AllMessages {...shared} Body={DialogBody} />
      <DialogFoot>
        <div className={styles.reply}>
          <Reply conversation={conversation} outbox={outbox} draft={draft} name={name} />
        </div>
      </DialogFoot>
    </Dialog>
  )
}
