import type { Slots } from '@kinora/contracts'
import { createContext, use, type ReactNode } from 'react'

export type SlotName = keyof Slots

/** What the shell is told of a place. */
export type Place = { name: SlotName; props: Slots[SlotName]; waiting: ReactNode }

/** How the shell fills places; without a shell they stay closed. */
export const SlotContext = createContext<(place: Place) => ReactNode>(() => null)

type Props<Name extends SlotName> = {
  name: Name
  props: Slots[Name]
  /** In the shape of what comes, so that nothing moves when it does. */
  waiting: ReactNode
}

/** A place for a part of another remote, or nothing where none of the live set fills it. */
export function Slot<Name extends SlotName>(place: Props<Name>) {
  return use(SlotContext)(place)
}
