import { Outcome, useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { answerOfPasskey, knowsPasskeys } from '@kinora/session'
import { Button, useHoldDialog } from '@kinora/ui'
import { useState } from 'react'
import { useProfileProveMutation } from '../accountApi.ts'
import { useProfileReadFactorsQuery } from '../two-step/factorsApi.ts'

/** Proves who the user is by one of their passkeys; nothing for whoever has none. */
export function PasskeyProof({ onProved }: { onProved: () => void }) {
  const { t } = useTranslation('mfe-profile')
  const words = useProblemWords('mfe-profile', 'account.problem')
  const { currentData: factors } = useProfileReadFactorsQuery()
  const [prove] = useProfileProveMutation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  useHoldDialog(isBusy)
  if (!factors?.passkeys.length || !knowsPasskeys()) return null

  async function answer() {
    setBusy(true)
    setProblem('')
    const credential = await answerOfPasskey().catch(() => null)
    const { error } = credential ? await prove({ credential }) : {}
    if (credential && !error) return onProved()
    if (error) setProblem(words(problemOf(error)))
    setBusy(false)
  }
  return (
    <>
      <Button variant="primary" aria-disabled={isBusy || undefined} onClick={() => isBusy || void answer()}>
        {t(isBusy ? 'twoStep.passkeys.busy' : 'account.proof.passkey')}
      </Button>
      <Outcome {...(problem && { problem })} />
    </>
  )
}
