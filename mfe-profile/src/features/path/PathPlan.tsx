import type { Plan, SpecialistRecord } from '@kinora/contracts'
import { EmptyPath } from './EmptyPath.tsx'
import { PathNote } from './PathNote.tsx'
import styles from './PathPlan.module.css'
import { leftToday } from './planDay.ts'
import { PlanStatePart } from './PlanStatePart.tsx'
import { TodayPart } from './TodayPart.tsx'
import { WeekRhythm } from './WeekRhythm.tsx'
import { WholePath } from './WholePath.tsx'

type Props = { plan: Plan | null; specialist?: SpecialistRecord | null }

/** A member's plan: today, the week, the whole path. */
export function PathPlan({ plan, specialist }: Props) {
  if (!plan || plan.items.length === 0) return <EmptyPath />
  const isNoteAbove = leftToday(plan).length > 0
  return (
    <div className={styles.plan}>
      <div className={styles.day}>
        <TodayPart plan={plan} specialist={specialist} />
        <PlanStatePart plan={plan} />
      </div>
      <WeekRhythm plan={plan} />
      <WholePath
        plan={plan}
        note={plan.note && !isNoteAbove && <PathNote note={plan.note} specialist={specialist} />}
      />
    </div>
  )
}
