import { useTranslation } from '@kinora/i18n'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'
import { Button } from '../actions/Button.tsx'
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

/** The dialog around: `hold` keeps it open until what it returns is called, `close` asks to close it. */
const Around = createContext<{ hold: () => () => void; close: () => void } | null>(null)

/** The frame of every modal dialog. While something in it works it stays open, and says so to whoever closes it. A `sheet` or `screen` consists of `DialogBody` and `DialogFoot`, or a form of both. */
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
  const { t } = useTranslation('ui')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const dialog = useModal(first ?? heading, returnTo ?? heading)
  const { isRefused, ...around } = useHolds(onClose)
  return (
    <dialog
      ref={dialog}
      className={joinClasses(styles.dialog, shape !== 'card' && styles.framed, styles[shape], styles[size])}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        around.close()
      }}
      // Chrome does not ask at the second Escape in a row. Whoever has the dialog decides, as at the first.
      onClose={({ currentTarget }) => {
        if (!currentTarget.isConnected) return
        currentTarget.showModal()
        around.close()
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
          <p className={styles.held} aria-live="polite">
            {isRefused && t('dialog.held')}
          </p>
        </div>
        {close && <IconButton icon="close" label={close} onClick={around.close} />}
      </header>
      <Around value={around}>{children}</Around>
    </dialog>
  )
}

/** Keeps the dialog around open while something in it works. */
export function useHoldDialog(isWorking: boolean): void {
  const hold = use(Around)?.hold
  useEffect(() => (isWorking ? hold?.() : undefined), [isWorking, hold])
}

/** The same for whoever draws the dialog. */
export function HoldDialog({ isWorking }: { isWorking: boolean }) {
  useHoldDialog(isWorking)
  return null
}

/** The button that closes the dialog around without doing what it is for. */
export function DialogCancel(props: Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const around = use(Around)
  return <Button {...props} onClick={around?.close} />
}

/** Counts what works in a dialog: until all of it has ended, closing is refused. */
function useHolds(onClose: () => void) {
  const count = useRef(0)
  const asked = useRef(onClose)
  const [isRefused, setRefused] = useState(false)
  useLayoutEffect(() => void (asked.current = onClose), [onClose])
  const hold = useCallback(() => {
    count.current++
    return () => {
      count.current--
      setRefused(false)
    }
  }, [])
  const close = useCallback(() => (count.current > 0 ? setRefused(true) : asked.current()), [])
  return useMemo(() => ({ hold, close, isRefused }), [hold, close, isRefused])
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
