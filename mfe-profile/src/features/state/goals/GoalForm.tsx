import { Form, SubmitButton, useSmallForm } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { GOAL_MAX_LENGTH, GOALS_MAX } from '@kinora/limits'
import { Button, pressedKey, TextField } from '@kinora/ui'
import { useEffect, useRef } from 'react'
import { SaveProblem } from '../SaveProblem.tsx'
import styles from './GoalForm.module.css'

/** Goals that were added elsewhere, such as in another tab. */
const TOO_MANY = 'goal.tooMany'

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
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const { field, state, error } = useSmallForm({
    initial: { text: initial },
    check: ({ text }) => (text.trim() === '' ? { text: 'state.goals.required' } : {}),
    send: async ({ text }, key) => {
      const failed = await send({ text: text.trim(), key })
      if (!failed) onEnd()
      return failed
    },
    words: (code) => t(code),
  })
  return (
    <Form state={state} className={styles.form} onKeyDown={(event) => pressedKey(event) === 'Escape' && onEnd()}>
      <TextField
        ref={input}
        {...field('text')}
        label={t('state.goals.text')}
        hint={t('state.goals.example')}
        maxLength={GOAL_MAX_LENGTH}
        autoComplete="off"
      />
      <SaveProblem
        error={error}
        sentence={
          problemOf(error)?.code === TOO_MANY ? t('state.goals.full', { count: GOALS_MAX }) : t('state.goals.failed')
        }
      />
      <div className={styles.actions}>
        <SubmitButton state={state} busy={t('state.saving')} variant="secondary">
          {t('state.save')}
        </SubmitButton>
        <Button variant="quiet" onClick={onEnd}>
          {t('state.cancel')}
        </Button>
      </div>
    </Form>
  )
}
