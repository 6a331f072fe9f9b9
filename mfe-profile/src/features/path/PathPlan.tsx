import type { Plan, SpecialistRecord } from '@kinora/contracts'
import { useRef } from 'react'
import { EmptyPath } from './EmptyPath.tsx'
import { PathNote } from './today/PathNote.tsx'
import styles from './PathPlan.module.css'
import { PlanStatePart } from './PlanStatePart.tsx'
import { TodayPart } from './today/TodayPart.tsx'
import { WeekRhythm } from './WeekRhythm.tsx'
import { WholePath } from './WholePath.tsx'

type Props = { plan: Plan | null; specialist?: SpecialistRecord | null }

/** A member's plan: today, the week, the whole path. */
export function PathPlan({ plan, specialist }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  if (!plan || plan.items.length === 0) return <EmptyPath hasSpecialist={Boolean(specialist)} />
  return (
    <div className={styles.plan}>
      <div className={styles.day}>
        <TodayPart plan={plan} heading={heading} />
        <PlanStatePart plan={plan} returnTo={heading} />
      </div>
      <WeekRhythm plan={plan} />
      <WholePath
        plan={plan}
        note={plan.note && <PathNote note={plan.note} at={plan.noteAt} specialist={specialist} />}
      />
    </div>
  )
}
