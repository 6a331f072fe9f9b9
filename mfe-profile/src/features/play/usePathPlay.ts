import type { PlannedProgram } from '@kinora/contracts'
import { useReducer } from 'react'

export type Phase = 'ready' | 'playing' | 'rest' | 'over' | 'locked'
/** How a film went; `moved`: it came to its end without being played. */
type Result = 'ended' | 'moved' | 'skipped' | 'failed'

type State = {
  phase: Phase
  /** The programs, from the first press on. */
  queue: readonly PlannedProgram[]
  /** The one that plays, or that plays next. */
  index: number
  results: readonly Result[]
}
type Action = { type: 'begin'; programs: readonly PlannedProgram[] } | { type: Result | 'next' | 'stop' | 'locked' }

const START: State = { phase: 'ready', queue: [], index: 0, results: [] }

/** Programs one after another: before the first press, a film, the rest after it, and when all is over. */
export function usePathPlay() {
  const [state, act] = useReducer(change, START)
  return { ...state, act }
}

function change(state: State, action: Action): State {
  switch (action.type) {
    case 'begin':
      return { ...START, phase: action.programs.length > 0 ? 'playing' : 'over', queue: action.programs }
    case 'next':
      return { ...state, phase: 'playing' }
    case 'stop':
      return { ...state, phase: 'over' }
    case 'locked':
      return { ...state, phase: 'locked' }
    case 'ended':
    case 'moved':
    case 'failed':
      return after(state, action.type, 'rest')
    case 'skipped':
      return after(state, action.type, 'playing')
  }
}

/** A film that tells twice that it has ended counts once. */
function after(state: State, result: Result, phase: 'rest' | 'playing'): State {
  if (state.phase !== 'playing') return state
  const index = state.index + 1
  const results = [...state.results, result]
  return index < state.queue.length ? { ...state, index, results, phase } : { ...state, results, phase: 'over' }
}
