import type { Goal } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { GOAL_SCORE_MAX } from '@kinora/limits'
import { ConfirmDialog, IconButton, ScaleField, VisuallyHidden } from '@kinora/ui'
import { useRef, useState, type RefObject } from 'react'
import { SaveProblem } from '../SaveProblem.tsx'
import { useReturnFocus } from '../useReturnFocus.ts'
import { GoalForm } from './GoalForm.tsx'
import styles from './GoalItem.module.css'
import { useProfileChangeGoalMutation, useProfileRemoveGoalMutation } from './goalsApi.ts'
import { useGoalWords } from './useGoalWords.ts'
import { useScoreGoal } from './useScoreGoal.ts'

type Props = {
  goal: Goal
  /** Gets the focus when the goal is gone. */
  returnTo: RefObject<HTMLElement | null>
  /** Called with why removing it failed: the goal is shown again by then. */
  onRemoved: (error: unknown) => void
}

/** One goal: its words, where it began and where it is, and eleven cells that score it. */
export function GoalItem({ goal, returnTo, onRemoved }: Props) {
  const { t } = useTranslation('mfe-profile')
  const progressOf = useGoalWords()
  const [change] = useProfileChangeGoalMutation()
  const [remove] = useProfileRemoveGoalMutation()
  const [mode, setMode] = useState<'change' | 'remove' | null>(null)
  const { chosen, saved, error, score } = useScoreGoal(goal.id)
  const changeButton = useRef<HTMLButtonElement>(null)
  useReturnFocus(mode === 'change', changeButton)
  const start = goal.scores[0]?.score ?? null
  const now = chosen ?? goal.scores.at(-1)?.score ?? null

  if (mode === 'change') {
    return (
      <li className={styles.goal}>
        <GoalForm
          text={goal.text}
          send={async ({ text }) => (await change({ id: goal.id, text })).error}
          onEnd={() => setMode(null)}
        />
      </li>
    )
  }
  return (
    <li className={styles.goal}>
      <div className={styles.head}>
        <h3>{goal.text}</h3>
        {now !== null && (
          <p className={styles.now} aria-hidden="true">
            <b>{now}</b> {t('state.goals.of', { most: GOAL_SCORE_MAX })}
          </p>
        )}
        <div className={styles.actions}>
          <IconButton
            ref={changeButton}
            icon="edit"
            label={t('state.goals.change', { goal: goal.text })}
            onClick={() => setMode('change')}
          />
          <IconButton
            icon="remove"
            label={t('state.goals.remove', { goal: goal.text })}
            onClick={() => setMode('remove')}
          />
        </div>
      </div>
      <p className={styles.progress}>{progressOf(goal, chosen)}</p>
      <ScaleField
        label={<VisuallyHidden>{t('state.goals.score', { goal: goal.text })}</VisuallyHidden>}
        name={`goal-${goal.id}`}
        max={GOAL_SCORE_MAX}
        ends={{ low: t('state.goals.low'), high: t('state.goals.high') }}
        areEndsHidden
        start={start}
        chosen={now}
        onChoose={score}
      />
      <VisuallyHidden as="output">{saved !== null && t('state.goals.saved', { score: saved })}</VisuallyHidden>
      <SaveProblem error={error} sentence={t('state.goals.scoreFailed')} />
      {mode === 'remove' && (
        <ConfirmDialog
          question={t('state.goals.removeQuestion')}
          yes={t('state.goals.removeYes')}
          returnTo={returnTo}
          onNo={() => setMode(null)}
          onYes={() => {
            setMode(null)
            void remove(goal.id).then((answer) => onRemoved(answer.error))
            // The button that opened the dialog is gone by then.
            requestAnimationFrame(() => returnTo.current?.focus())
          }}
        >
          <p>{t('state.goals.removeConsequence', { goal: goal.text })}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}
