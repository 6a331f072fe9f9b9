import { problemOf } from '@kinora/http'
import { useState, type ReactNode } from 'react'
import { ProofDialog } from './ProofDialog.tsx'

type Answer<Data> = { data?: Data; error?: unknown }

/**
 * For calls with the guard `fresh` (docs/contract.md): where the API asks who calls, a dialog asks for the password, and
 * the call is made once more. Whoever closes the dialog gets the refusal.
 */
export function useFreshProof(): {
  withProof: <Data>(call: () => PromiseLike<Answer<Data>>) => Promise<Answer<Data>>
  proofDialog: ReactNode
} {
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null)

  async function withProof<Data>(call: () => PromiseLike<Answer<Data>>): Promise<Answer<Data>> {
    const first = await call()
    if (!first.error || problemOf(first.error).code !== 'auth.proofNeeded') return first
    const isProved = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
    setAnswer(null)
    return isProved ? call() : first
  }

  const proofDialog = answer && <ProofDialog onProved={() => answer(true)} onClose={() => answer(false)} />
  return { withProof, proofDialog }
}
