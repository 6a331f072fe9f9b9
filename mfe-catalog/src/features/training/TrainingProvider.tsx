import type { Program, SpecialistRecord } from '@kinora/contracts'
import { storedValue } from '@kinora/session'
import { createContext, use, useRef, useState, type ReactNode, type RefObject } from 'react'
import { CheckInDialog, type Stop } from './checkIn/CheckInDialog.tsx'
import { NO_ANSWERS, useAnswers } from './useAnswers.ts'
import { useDone, type Done } from './useDone.ts'

/** The programs whose check-in was closed on one day. A value of another day is ignored. */
const stored = storedValue('person', 'asked', 1)

type Training = Omit<Done, 'mark'> & {
  /** Counts one more, and opens the check-in unless it was already closed today. */
  mark: () => Promise<void>
  hasAnswered: boolean
  /** Today's answers ask for rest: nothing more is offered. */
  isStopped: boolean
  /** Opens the check-in, with today's answers. */
  ask: () => void
  /** Gets the focus when the check-in closes and the button that opened it is gone. */
  panelRef: RefObject<HTMLElement | null>
}

const TrainingContext = createContext<Training | null>(null)

/** @throws Error outside a `TrainingProvider`. */
export function useTraining(): Training {
  const training = use(TrainingContext)
  if (!training) throw new Error('useTraining needs a TrainingProvider above it')
  return training
}

type Props = {
  program: Program
  /** Who reads the answers; undefined until that is known, null for nobody. */
  specialist?: SpecialistRecord | null
  /** What is said when answers ask for rest. */
  stopped: (stop: Stop) => ReactNode
  /** Called when one more was counted; `dayEndsAt` (ISO 8601) is the end of that day, if known. */
  onDone?: (dayEndsAt?: string) => void
  /** Called when the check-in opens: the film should pause. */
  onAsk?: () => void
  children: ReactNode
}

/** Provides marking one program as done, and the check-in after it. Needs the program's id as `key`. */
export function TrainingProvider({ program, specialist, stopped, onDone, onAsk, children }: Props) {
  const done = useDone(program)
  const [isAsking, setAsking] = useState(false)
  const answers = useAnswers(program.id, { skip: !isAsking && !done.today?.times })
  const panelRef = useRef<HTMLElement>(null)

  const ask = () => {
    setAsking(true)
    onAsk?.()
  }
  const mark = async () => {
    if (!(await done.mark())) return
    onDone?.(done.today?.endsAt)
    if (!done.today || !wasAskedOn(done.today.day, program)) ask()
  }
  const close = () => {
    if (done.today) rememberAsked(done.today.day, program)
    setAsking(false)
  }
  const hasAnswered = answers.saved !== undefined && JSON.stringify(answers.saved) !== JSON.stringify(NO_ANSWERS)
  return (
    <TrainingContext value={{ ...done, mark, hasAnswered, isStopped: answers.stop, ask, panelRef }}>
      {children}
      {isAsking && (
        <CheckInDialog
          isWhole
          programs={[program]}
          answers={answers}
          specialist={specialist}
          returnTo={panelRef}
          stopped={stopped}
          onClose={close}
        />
      )}
    </TrainingContext>
  )
}

/** Whether the check-in was closed on that day (2026-11-21), so that it must not open by itself again. */
const wasAskedOn = (day: string, { id }: Program): boolean => readAskedIds(day).includes(id)

const rememberAsked = (day: string, { id }: Program): void =>
  stored.keep({ date: day, asked: [...new Set([...readAskedIds(day), id])] })

function readAskedIds(day: string): unknown[] {
  const { date, asked: programIds } = stored.read()
  return date === day && Array.isArray(programIds) ? programIds : []
}
