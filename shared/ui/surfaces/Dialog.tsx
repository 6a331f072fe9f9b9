import { useTranslation } from '@kinora/i18n'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import styles from './Dialog.module.css'

type Props = {
  open: boolean
  /** The cross, Escape, and a press beside the dialog. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, fixed below a body that scrolls; the safe choice first. */
  actions?: ReactNode
}

/** The browser's own modal dialog: the page behind it is inert, and focus returns to where it was. */
export function Dialog({ open, onClose, title, children, actions }: Props) {
  const { t } = useTranslation('ui')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const opener = document.activeElement
    element.showModal()
    return () => {
      element.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={t('dialog.close')} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}
