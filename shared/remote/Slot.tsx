import type { Slots } from '@kinora/contracts'
import { createContext, use, type ReactNode } from 'react'

export type SlotName = keyof Slots

/** What a slot passes to the shell. */
export type SlotProps = { name: SlotName; props: Slots[SlotName]; waiting: ReactNode; otherwise?: ReactNode }

/** Renders a slot; provided by the shell. Without it slots render nothing. */
export const SlotContext = createContext<(slot: SlotProps) => ReactNode>(() => null)

type Props<Name extends SlotName> = {
  name: Name
  props: Slots[Name]
  /** Shown until the code has loaded, in the size of the component, so that the layout does not shift. */
  waiting: ReactNode
  /** Where no live remote provides one; nothing unless given. */
  otherwise?: ReactNode
}

/** A named place for another remote's component. */
export function Slot<Name extends SlotName>(slot: Props<Name>) {
  return use(SlotContext)(slot)
}
