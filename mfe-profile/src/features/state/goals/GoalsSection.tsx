import { useTranslation } from '@kinora/i18n'
import { GOALS_MAX } from '@kinora/limits'
import { Button, Loaded } from '@kinora/ui'
import { useRef, useState } from 'react'
import { SaveProblem } from '../SaveProblem.tsx'
import { atEachVisit } from '../stateApi.ts'
import { StateSection } from '../StateSection.tsx'
import { useReturnFocus } from '../useReturnFocus.ts'
import { GoalForm } from './GoalForm.tsx'
import { GoalItem } from './GoalItem.tsx'
import { useProfileAddGoalMutation, useProfileListGoalsQuery } from './goalsApi.ts'
import styles from './GoalsSection.module.css'

/** What the member wants to be able to do, scored from 0 to 10. */
export function GoalsSection() {
  const { t } = useTranslation('mfe-profile')
  const reading = useProfileListGoalsQuery(undefined, atEachVisit)
  const [add] = useProfileAddGoalMutation()
  const [isAdding, setAdding] = useState(false)
  const [removeError, setRemoveError] = useState<unknown>()
  const part = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useReturnFocus(isAdding, button, part)

  return (
    <StateSection title={t('state.goals.title')} lead={t('state.goals.lead')}>
      <Loaded reading={reading} failed={t('state.goals.notLoaded')}>
        {(goals) => (
          <div ref={part} tabIndex={-1} className={styles.goals}>
            {goals.length === 0 && !isAdding && <p className={styles.empty}>{t('state.goals.empty')}</p>}
            <ul>
              {goals.map((goal) => (
                <GoalItem key={goal.id} goal={goal} returnTo={part} onRemoved={setRemoveError} />
              ))}
            </ul>
            <SaveProblem error={removeError} sentence={t('state.goals.removeFailed')} />
            {isAdding && <GoalForm send={async (data) => (await add(data)).error} onEnd={() => setAdding(false)} />}
            {!isAdding &&
              (goals.length < GOALS_MAX ? (
                <Button ref={button} icon="plus" className={styles.add} onClick={() => setAdding(true)}>
                  {t('state.goals.add')}
                </Button>
              ) : (
                <p className={styles.full}>{t('state.goals.full', { count: GOALS_MAX })}</p>
              ))}
          </div>
        )}
      </Loaded>
    </StateSection>
  )
}
