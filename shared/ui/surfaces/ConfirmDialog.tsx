import { useTranslation } from '@kinora/i18n'
import { useId, useRef, type ReactNode, type RefObject } from 'react'
import { Button } from '../actions/Button.tsx'
import styles from './ConfirmDialog.module.css'
import { useModal } from './useModal.ts'

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
  const [heading, words] = [useId(), useId()]
  const no = useRef<HTMLButtonElement>(null)
  const dialog = useModal(no, returnTo)
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={heading}
      aria-describedby={children ? words : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onNo()
      }}
    >
      <h2 id={heading}>{question}</h2>
      {children && (
        <div id={words} className={styles.words}>
          {children}
        </div>
      )}
      <div className={styles.answers}>
        <Button ref={no} onClick={onNo}>
          {t('confirm.no')}
        </Button>
        <Button variant="danger" aria-disabled={busy} onClick={() => !busy && onYes()}>
          {yes}
        </Button>
      </div>
    </dialog>
  )
}
