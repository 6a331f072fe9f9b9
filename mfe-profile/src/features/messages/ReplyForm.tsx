import { Form, typedSince, useSmallForm } from '@kinora/forms'
import type { useIdempotencyKey } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { MESSAGE_MAX_LENGTH } from '@kinora/limits'
import { useSession } from '@kinora/session'
import { Button, pressedKey } from '@kinora/ui'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import styles from './ReplyForm.module.css'

/** From here on it says how many characters are left. */
const COUNTED_FROM = MESSAGE_MAX_LENGTH - 300

type Props = {
  /** The field's name and the button's, where it is not a reply. */
  label?: string
  send?: string
  text: string
  onChange: (text: string) => void
  /** Of the text until it is kept for sending. */
  keys: ReturnType<typeof useIdempotencyKey>
  /** Keeps the message. @throws Error where the browser stores nothing, and in test mode. */
  onSend: (text: string, key: string) => Promise<void>
}

/** The field for a message, which grows with it. Enter begins a line; Ctrl or Cmd with Enter sends. */
export function ReplyForm({ label, send: sendLabel, text, onChange, keys, onSend }: Props) {
  const { t } = useTranslation('mfe-profile')
  const field = useRef<HTMLTextAreaElement>(null)
  const { isTestMode } = useSession()
  const remainingCharacters = MESSAGE_MAX_LENGTH - [...text.trim()].length
  const isCounted = remainingCharacters <= MESSAGE_MAX_LENGTH - COUNTED_FROM

  useLayoutEffect(() => {
    const { current } = field
    current?.style.setProperty('height', 'auto')
    current?.style.setProperty('height', `${current.scrollHeight + current.offsetHeight - current.clientHeight}px`)
  }, [text])

  const { idAndError, set, state } = useSmallForm({
    initial: { text },
    kept: [{ text }, (values) => onChange(values.text)],
    check: () => (text.trim() === '' || remainingCharacters < 0 ? { text: 'refused' } : {}),
    send: async ({ text: sent }, _key, latest) => {
      field.current?.focus()
      const message = sent.trim()
      try {
        await onSend(message, keys.keyFor(message))
      } catch (error) {
        return error
      }
      keys.endKey()
      onChange(typedSince(sent, latest().text))
    },
    words: () => t(isTestMode ? 'ui:testMode.notSaved' : 'messages.notKept'),
  })
  const { id } = idAndError('text')
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isSent = pressedKey(event) === 'Enter' && (event.ctrlKey || event.metaKey)
    if (isSent) event.currentTarget.form?.requestSubmit()
  }
  return (
    <Form state={state} className={styles.form}>
      <textarea
        ref={field}
        id={id}
        aria-label={label ?? t('messages.field')}
        className={styles.field}
        rows={1}
        placeholder={label ? undefined : 'Aa'}
        value={text}
        aria-describedby={`${id}-words`}
        aria-invalid={remainingCharacters < 0 ? true : undefined}
        onChange={({ target }) => set({ text: target.value })}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="primary">
        {sendLabel ?? t('messages.reply')}
      </Button>
      <div id={`${id}-words`} className={styles.words} role="status">
        {isCounted && remainingCharacters >= 0 && t('messages.left', { count: remainingCharacters })}
        {remainingCharacters < 0 && (
          <span className={styles.problem}>{t('messages.tooLong', { count: -remainingCharacters })}</span>
        )}
        {state.problem && <span className={styles.problem}>{state.problem}</span>}
      </div>
    </Form>
  )
}
