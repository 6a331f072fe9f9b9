import type { Program } from '@kinora/contracts'
import { createContext, use, type ReactNode } from 'react'
import { useDone, type Done } from './useDone.ts'

const TrainingContext = createContext<Done | null>(null)

/** @throws Error outside a `TrainingProvider`. */
export function useTraining(): Done {
  const training = use(TrainingContext)
  if (!training) throw new Error('useTraining needs a TrainingProvider above it')
  return training
}

/** Around all that counts one program as done. Give it the program's id as `key`. */
export function TrainingProvider({ program, children }: { program: Program; children: ReactNode }) {
  return <TrainingContext value={useDone(program)}>{children}</TrainingContext>
}
