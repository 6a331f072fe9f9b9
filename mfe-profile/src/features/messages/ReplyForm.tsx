import { useTranslation } from '@kinora/i18n'
import { MESSAGE_MAX_LENGTH } from '@kinora/limits'
import { useSession } from '@kinora/session'
import { Button } from '@kinora/ui'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import styles from './ReplyForm.module.css'

/** From here on it says how many characters are left. */
const COUNTED_FROM = MESSAGE_MAX_LENGTH - 300

type Props = {
  /** The field's name and the button's, where it is not a reply. */
  label?: string
  send?: string
  text: string
  onChange: (text: string) => void
  /** Keeps the message. @throws Error where the browser stores nothing, and in test mode. */
  onSend: (text: string) => Promise<void>
}

/** The field for a message, which grows with it. Enter begins a line; Ctrl or Cmd with Enter sends. */
export function ReplyForm({ label, send: sendLabel, text, onChange, onSend }: Props) {
  const { t } = useTranslation('mfe-profile')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { isTestMode } = useSession()
  const [isNotKept, setNotKept] = useState(false)
  const left = MESSAGE_MAX_LENGTH - [...text.trim()].length
  const isCounted = left <= MESSAGE_MAX_LENGTH - COUNTED_FROM

  useLayoutEffect(() => {
    const { current } = field
    current?.style.setProperty('height', 'auto')
    current?.style.setProperty('height', `${current.scrollHeight + current.offsetHeight - current.clientHeight}px`)
  }, [text])

  const send = async () => {
    field.current?.focus()
    if (text.trim() === '' || left < 0) return
    try {
      await onSend(text.trim())
      onChange('')
      setNotKept(false)
    } catch {
      setNotKept(true)
    }
  }
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) void send()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <textarea
        ref={field}
        aria-label={label ?? t('messages.field')}
        className={styles.field}
        rows={1}
        placeholder="Aa"
        value={text}
        aria-describedby={`${id}-words`}
        aria-invalid={left < 0 ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="primary">
        {sendLabel ?? t('messages.reply')}
      </Button>
      <div id={`${id}-words`} className={styles.words} role="status">
        {isCounted && left >= 0 && t('messages.left', { count: left })}
        {left < 0 && <span className={styles.problem}>{t('messages.tooLong', { count: -left })}</span>}
        {isNotKept && (
          <span className={styles.problem}>{t(isTestMode ? 'ui:testMode.notSaved' : 'messages.notKept')}</span>
        )}
      </div>
    </form>
  )
}
