import { useTranslation } from '@kinora/i18n'
import { dismissNotice, useNotices, type Notice } from '@kinora/notices'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { joinClasses } from '../joinClasses.ts'
import { Icon } from '../media/Icon.tsx'
import styles from './ToastStack.module.css'

const GAP = 16

/**
 * Notices disappear after eight seconds or the time that a slow reader needs, unless focused or hovered; errors and
 * those that stay must be closed.
 */
const SHOWN_MS = 8_000
const READ_MS_EACH = 120
const ICONS = { success: 'circle-check', info: 'info', error: 'circle-alert' } as const

/**
 * Notices at the bottom right. Both live regions are always there, because one that is inserted with its text is not
 * announced.
 */
export function ToastStack() {
  const notices = useNotices()
  const errors = notices.filter(({ kind }) => kind === 'error')
  const others = notices.filter(({ kind }) => kind !== 'error')
  const stack = useRef<HTMLDivElement>(null)

  // The page keeps this much room for them at its end, and above them for what the keyboard reaches.
  useLayoutEffect(() => {
    if (notices.length === 0) return
    const { style } = document.documentElement
    style.setProperty('--notices-height', `${stack.current?.offsetHeight ?? 0}px`)
    return () => void style.removeProperty('--notices-height')
  }, [notices])

  return (
    <div ref={stack} className={styles.stack}>
      <div role="alert">
        {errors.map((notice) => (
          <Toast key={notice.id} {...notice} />
        ))}
      </div>
      <div role="status">
        {others.map((notice) => (
          <Toast key={notice.id} {...notice} />
        ))}
      </div>
    </div>
  )
}

function Toast({ id, kind, text, action, stays = kind === 'error' }: Notice) {
  const { t } = useTranslation('ui')
  const [isHeld, setHeld] = useState(false)
  const toast = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (toast.current) keepClear(toast.current)
  }, [])

  useEffect(() => {
    if (stays || isHeld) return
    const timer = setTimeout(() => dismissNotice(id), Math.max(SHOWN_MS, text.length * READ_MS_EACH))
    return () => clearTimeout(timer)
  }, [id, text, stays, isHeld])

  return (
    <div
      ref={toast}
      className={joinClasses(styles.toast, styles[kind])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICONS[kind]} />
      <span className={styles.text}>{text}</span>
      {action && (
        <button type="button" className={styles.action} onClick={() => (dismissNotice(id), action.run())}>
          {action.label}
        </button>
      )}
      <IconButton icon="close" label={t('toast.dismiss')} onClick={() => dismissNotice(id)} />
    </div>
  )
}

/**
 * Scrolls what has the focus to above a new notice: the button that was just pressed is the one that is needed next, to
 * undo or to go on. The page has room for it at its end while notices are shown.
 */
function keepClear(notice: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || focused === document.body || notice.contains(focused)) return
  const [noticeBox, focusedBox] = [notice.getBoundingClientRect(), focused.getBoundingClientRect()]
  const isBeside = focusedBox.right <= noticeBox.left || focusedBox.left >= noticeBox.right
  if (isBeside || focusedBox.bottom <= noticeBox.top || focusedBox.top >= noticeBox.bottom) return
  window.scrollBy({ top: focusedBox.bottom - noticeBox.top + GAP })
}
