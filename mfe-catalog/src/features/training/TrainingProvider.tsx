import type { Program } from '@kinora/contracts'
import { createContext, use, useRef, useState, type ReactNode, type RefObject } from 'react'
import { rememberAsked, wasAskedOn } from './askedOnDay.ts'
import { CheckInDialog } from './checkIn/CheckInDialog.tsx'
import { useAnswers } from './useAnswers.ts'
import { useDone, type Done } from './useDone.ts'

type Training = Omit<Done, 'mark'> & {
  /** Counts one more, and asks how it was unless that was asked today. */
  mark: () => Promise<void>
  hasAnswered: boolean
  /** Opens the question, with what was answered today. */
  ask: () => void
  /** Where whoever closes the question goes on when the button they pressed is gone. */
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
  /** It was counted once more, on a day that ends at `dayEndsAt` (ISO 8601), where that is known. */
  onDone?: (dayEndsAt?: string) => void
  /** The question opens: whatever plays should wait. */
  onAsk?: () => void
  children: ReactNode
}

/** Provides marking one program as done, and the check-in after it. Needs the program's id as `key`. */
export function TrainingProvider({ program, onDone, onAsk, children }: Props) {
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
  const hasAnswered = Boolean(answers.saved?.feeling)
  return (
    <TrainingContext value={{ ...done, mark, hasAnswered, ask, panelRef }}>
      {children}
      {isAsking && <CheckInDialog title={program.title} answers={answers} returnTo={panelRef} onClose={close} />}
    </TrainingContext>
  )
}
