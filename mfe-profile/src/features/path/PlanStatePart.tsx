import type { Plan } from '@kinora/contracts'
import type { RefObject } from 'react'
import { isOffered, PlanStateOffer } from './PlanStateOffer.tsx'
import styles from './PlanStatePart.module.css'

type Props = { plan: Plan; returnTo: RefObject<HTMLElement | null> }

/** A gentle plan for a bad day and a pause, as far as the specialist allows them. */
export const PlanStatePart = ({ plan, returnTo }: Props) =>
  (isOffered(plan, 'gentle') || isOffered(plan, 'paused')) && (
    <div className={styles.part}>
      <PlanStateOffer plan={plan} mode="gentle" returnTo={returnTo} />
      <PlanStateOffer plan={plan} mode="paused" returnTo={returnTo} />
    </div>
  )
