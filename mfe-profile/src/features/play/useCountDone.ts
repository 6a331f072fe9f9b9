import type { Program } from '@kinora/contracts'
import { useRef, useState } from 'react'
import { useProfileMarkDoneMutation } from './doneApi.ts'

/** `full`: it was done as often as it can be on one day, so it is not counted; `tested`: in test mode nothing is. */
export type Counted = 'saving' | 'saved' | 'full' | 'tested' | 'failed'

const REFUSED: Partial<Record<string, Counted>> = { 'training.dailyMaximum': 'full', 'testMode.readOnly': 'tested' }

/** Counts programs as done, each once: a call that failed is repeated with the same key. */
export function useCountDone() {
  const [send] = useProfileMarkDoneMutation()
  const [counted, setCounted] = useState<Partial<Record<number, Counted>>>({})
  const keys = useRef<Partial<Record<number, string>>>({})

  async function count({ id }: Pick<Program, 'id'>) {
    const set = (state: Counted) => setCounted((before) => ({ ...before, [id]: state }))
    const key = (keys.current[id] ??= crypto.randomUUID())
    set('saving')
    const { error } = await send({ programId: id, key })
    set(error ? (REFUSED[codeOf(error) ?? ''] ?? 'failed') : 'saved')
  }
  return { counted, count }
}

const codeOf = (error: unknown) => (error as { data?: { code?: string } }).data?.code
