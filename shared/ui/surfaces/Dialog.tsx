import { useId, useRef, type ComponentProps, type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { joinClasses } from '../joinClasses.ts'
import styles from './Dialog.module.css'

type Props = {
  title: ReactNode
  /** Above and below the title, such as what was done, and who reads it. */
  before?: ReactNode
  after?: ReactNode
  /**
   * `card` scrolls as a whole. `sheet` has a head and a foot that stay in view, and is at the bottom of a phone's screen;
   * `screen` fills it.
   */
  shape?: 'card' | 'sheet' | 'screen'
  size?: 'small' | 'medium' | 'large' | 'wide'
  /** The label of a close button; without one the dialog is closed by what is in it, and by Escape. */
  close?: string
  /** Gets the focus when the dialog opens, instead of the title. */
  first?: RefObject<HTMLElement | null>
  /** Gets the focus afterwards if the button that opened the dialog is gone. */
  returnTo?: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
} & Pick<ComponentProps<'dialog'>, 'role' | 'aria-describedby'>

/** The frame of every modal dialog. A `sheet` or `screen` consists of `DialogBody` and `DialogFoot`, or a form of both. */
export function Dialog({
  title,
  before,
  after,
  shape = 'card',
  size = 'small',
  close,
  first,
  returnTo,
  onClose,
  children,
  ...aria
}: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const dialog = useModal(first ?? heading, returnTo ?? heading)
  return (
    <dialog
      ref={dialog}
      className={joinClasses(styles.dialog, shape !== 'card' && styles.framed, styles[shape], styles[size])}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Chrome does not ask at the second Escape in a row. Whoever has the dialog decides, as at the first.
      onClose={({ currentTarget }) => {
        if (!currentTarget.isConnected) return
        currentTarget.showModal()
        onClose()
      }}
      {...aria}
    >
      <header className={styles.head}>
        <div>
          {before}
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {after}
        </div>
        {close && <IconButton icon="close" label={close} onClick={onClose} />}
      </header>
      {children}
    </dialog>
  )
}

/** What scrolls between head and foot. */
export const DialogBody = ({ className, ...props }: ComponentProps<'div'>) => (
  <div {...props} className={joinClasses(styles.body, className)} />
)

/** The buttons. */
export const DialogFoot = ({ className, ...props }: ComponentProps<'div'>) => (
  <div {...props} className={joinClasses(styles.foot, className)} />
)

/**
 * Opens a native dialog for as long as it is on the page, with the focus on `first`. Afterwards the focus returns to
 * where it was, or to `returnTo` if that element is gone.
 */
function useModal(first: RefObject<HTMLElement | null>, returnTo: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    const otherwise = returnTo.current
    const opener = document.activeElement as HTMLElement | null
    current?.showModal()
    first.current?.focus()
    return () => {
      current?.close()
      const isThere = opener?.isConnected && opener !== document.body
      ;(isThere ? opener : otherwise)?.focus()
    }
  }, [first, returnTo])
  return dialog
}
