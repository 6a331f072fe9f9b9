import type { Dose, PlanState } from '@kinora/contracts'
import { spreadOf } from './askedDays.ts'
import { type DueItem, isDueOn } from './dueDays.ts'

/** A program of the path or of the gentle list. `doneDays` are those of this week and the last one before, ascending. */
export type PathProgram = { dose: Dose | null; addedDay: string; doneDays: string[] }
type FoundState = { mode: 'gentle' | 'paused'; from: string; until: string }
/** `states` are those that reach into this week, the oldest first. */
export type PathFacts<Program extends PathProgram> = { items: Program[]; gentle: Program[]; states: FoundState[] }

/** A path whose programs know on which days they are asked for. */
export type DuePath<Program extends PathProgram> = {
  items: (Program & DueItem)[]
  gentle: Program[]
  states: FoundState[]
}

/** The path as of a member's day. Programs that were added while it was tomorrow somewhere else are of today. */
export function duePath<Program extends PathProgram>(path: PathFacts<Program>, today: string): DuePath<Program> {
  const { gentle, states } = path
  const isPaused = (day: string) => stateOn(path, day).mode !== 'normal'
  const items = path.items.map((item) => ({ ...item, addedDay: item.addedDay < today ? item.addedDay : today }))
  return { gentle, states, items: spreadOf(items).map((item) => ({ ...item, removedDay: null, isPaused })) }
}

/** A gentle state has no effect while the gentle list is empty. */
export function stateOn({ states, gentle }: Pick<PathFacts<PathProgram>, 'states' | 'gentle'>, day: string): PlanState {
  const state = states.findLast(({ from, until }) => from <= day && day <= until)
  if (!state || (state.mode === 'gentle' && gentle.length === 0)) return { mode: 'normal' }
  return { mode: state.mode, until: state.until }
}

/** What the plan asks for on a day of this week, today or before. */
export function dueOn<Program extends PathProgram>(path: DuePath<Program>, day: string): Program[] {
  const { mode } = stateOn(path, day)
  if (mode === 'paused') return []
  return mode === 'gentle' ? path.gentle : path.items.filter((item) => isDueOn(item, day))
}
