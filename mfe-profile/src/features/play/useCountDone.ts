import type { Program } from '@kinora/contracts'
import { problemOf, useIdempotencyKey } from '@kinora/http'
import { useState } from 'react'
import { useProfileMarkDoneMutation } from './doneApi.ts'

/** `full`: it was done as often as it can be on one day, so it is not counted; `tested`: in test mode nothing is. */
export type SaveState = 'saving' | 'saved' | 'full' | 'tested' | 'failed'

const REFUSED: Partial<Record<string, SaveState>> = { 'training.dailyMaximum': 'full', 'testMode.readOnly': 'tested' }

/** Counts programs as done, each once: a call that failed is repeated with the same key. */
export function useCountDone() {
  const [send] = useProfileMarkDoneMutation()
  const [saveStates, setSaveStates] = useState<Partial<Record<number, SaveState>>>({})
  const { keyFor } = useIdempotencyKey()

  async function count({ id }: Pick<Program, 'id'>) {
    const set = (state: SaveState) => setSaveStates((before) => ({ ...before, [id]: state }))
    set('saving')
    const { error } = await send({ programId: id, key: keyFor(id, id) })
    set(error ? (REFUSED[problemOf(error).code] ?? 'failed') : 'saved')
  }
  return { saveStates, count }
}
