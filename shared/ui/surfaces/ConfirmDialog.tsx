import { useTranslation } from '@kinora/i18n'
import { useId, useRef, type ReactNode, type RefObject } from 'react'
import { Button } from '../actions/Button.tsx'
import styles from './ConfirmDialog.module.css'
import { Dialog, DialogCancel, DialogFoot, HoldDialog } from './Dialog.tsx'

type Props = {
  /** The question, in one sentence. */
  question: string
  /** The consequence of confirming. */
  children?: ReactNode
  /** The confirm button's label, a verb: `Usuń`. */
  yes: string
  /** The confirmed action is running. */
  busy?: boolean
  /** Gets the focus afterwards if the button that opened the dialog is gone. */
  returnTo: RefObject<HTMLElement | null>
  onYes: () => void
  /** The cancel button or Escape. */
  onNo: () => void
}

/**
 * Asks for confirmation before something is lost. The initial focus is on the cancel button (ARIA APG, alert dialog).
 */
export function ConfirmDialog({ question, children, yes, busy = false, returnTo, onYes, onNo }: Props) {
  const { t } = useTranslation('ui')
  const words = useId()
  const no = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      role="alertdialog"
      title={question}
      aria-describedby={children ? words : undefined}
      first={no}
      returnTo={returnTo}
      onClose={onNo}
    >
      {children && (
        <div id={words} className={styles.words}>
          {children}
        </div>
      )}
      <HoldDialog isWorking={busy} />
      <DialogFoot>
        <DialogCancel ref={no}>{t('confirm.no')}</DialogCancel>
        <Button variant="danger" aria-disabled={busy} onClick={() => !busy && onYes()}>
          {yes}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
