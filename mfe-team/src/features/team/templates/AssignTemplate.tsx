import type { PathTemplate, TemplateAssigned, TeamMember } from '@kinora/contracts'
import { subscribe } from '@kinora/events'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton } from '@kinora/ui'
import { useEffect, useRef, useState } from 'react'
import { isWithoutPlan } from '../path/preview/WithoutPlan.tsx'
import { AssignPreview } from './AssignPreview.tsx'
import { AssignResult } from './AssignResult.tsx'
import { ChooseMembers } from './ChooseMembers.tsx'
import type { ChosenMembers } from './chosenMembers.ts'
import styles from './Templates.module.css'

type Step = { is: 'choosing' } | { is: 'previewing' } | { is: 'assigned'; result: TemplateAssigned }

/** Gives a template to members in three steps: who, what would change for each, and what happened. */
export function AssignTemplate({ template }: { template: PathTemplate }) {
  const { t } = useTranslation('mfe-team')
  const [chosen, setChosen] = useState<ChosenMembers>(new Map())
  const [step, setStep] = useState<Step>({ is: 'choosing' })
  const top = useRef<HTMLDivElement>(null)
  // Who leaves the team is chosen no longer.
  useEffect(
    () =>
      subscribe('team.left', ({ memberId }) => setChosen((all) => new Map([...all].filter(([id]) => id !== memberId)))),
    [],
  )
  const go = (next: Step) => {
    setStep(next)
    // The pressed button is gone, and the focus with it.
    top.current?.focus()
  }
  const toggle = ({ id, firstName, lastName, subscription }: TeamMember, isChosen: boolean) => {
    const next = new Map(chosen)
    if (isChosen) next.set(id, { name: `${firstName} ${lastName}`, isWithoutPlan: isWithoutPlan(subscription) })
    else next.delete(id)
    setChosen(next)
  }
  const isChoosing = step.is === 'choosing' || (step.is === 'previewing' && chosen.size === 0)
  return (
    <div ref={top} tabIndex={-1} className={styles.assign}>
      <div className={styles.tools}>
        <LinkButton icon="arrow-left" to={paths.pathTemplate(template.id)}>
          {t('assign.toTemplate')}
        </LinkButton>
      </div>
      {isChoosing && <ChooseMembers chosen={chosen} onToggle={toggle} onDone={() => go({ is: 'previewing' })} />}
      {step.is === 'previewing' && !isChoosing && (
        <AssignPreview
          template={template}
          chosen={chosen}
          onBack={() => go({ is: 'choosing' })}
          onAssigned={(result) => go({ is: 'assigned', result })}
        />
      )}
      {step.is === 'assigned' && (
        <AssignResult
          result={step.result}
          chosen={chosen}
          onAgain={() => {
            setChosen(new Map([...chosen].filter(([id]) => step.result.changed.includes(id))))
            go({ is: 'previewing' })
          }}
        />
      )}
    </div>
  )
}
