import { Slot } from '@kinora/remote'
import type { ReactNode } from 'react'
import { HomeWaiting } from './HomeWaiting.tsx'

/** A member's home page. No visitor loads its code. `otherwise`: without a release that provides it. */
export const TodayPlace = ({ otherwise }: { otherwise: ReactNode }) => (
  <Slot name="profile.today.v2" props={{}} waiting={<HomeWaiting />} otherwise={otherwise} />
)
