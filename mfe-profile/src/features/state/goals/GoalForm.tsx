import { useTranslation } from '@kinora/i18n'
import { GOAL_MAX_LENGTH, GOALS_MAX } from '@kinora/limits'
import { useHoldReload } from '@kinora/router'
import { Button, TextField } from '@kinora/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { SaveProblem } from '../SaveProblem.tsx'
import styles from './GoalForm.module.css'

type Props = {
  text?: string
  /** Sends the text with an idempotency key, and resolves to why that failed. */
  send: (data: { text: string; key: string }) => Promise<unknown>
  /** Called when it was saved or cancelled. */
  onEnd: () => void
}

/** A goal in the member's own words, new or changed. */
export function GoalForm({ text: initial = '', send, onEnd }: Props) {
  const { t } = useTranslation('mfe-profile')
  const [text, setText] = useState(initial)
  const [isEmpty, setEmpty] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>()
  const form = useRef<HTMLFormElement>(null)
  const key = useRef<string>(undefined)
  useHoldReload(text !== initial)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const trimmed = text.trim()
    setEmpty(trimmed === '')
    if (trimmed === '') return form.current?.querySelector('input')?.focus()
    setSaving(true)
    key.current ??= crypto.randomUUID()
    const failure = await send({ text: trimmed, key: key.current })
    setSaving(false)
    setError(failure)
    if (failure === undefined) onEnd()
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key: pressed }) => pressed === 'Escape' && onEnd()}
    >
      <TextField
        label={t('state.goals.text')}
        hint={t('state.goals.example')}
        error={isEmpty ? t('state.goals.required') : undefined}
        maxLength={GOAL_MAX_LENGTH}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          key.current = undefined
          setText(target.value)
        }}
      />
      <SaveProblem
        error={error}
        sentence={isTooMany(error) ? t('state.goals.full', { count: GOALS_MAX }) : t('state.goals.failed')}
      />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isSaving}>
          {t(isSaving ? 'state.saving' : 'state.save')}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t('state.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Goals that were added elsewhere, such as in another tab. */
const isTooMany = (error: unknown): boolean =>
  (error as { data?: { code?: string } } | undefined)?.data?.code === 'goal.tooMany'
