import { useProblemWords } from '@kinora/forms'
import { answerOfPasskey, endPasskeyQuestion, knowsPasskeys, sessionClient, type SignInResult } from '@kinora/session'
import { useHydrated } from '@kinora/ui'
import { useEffect, useState } from 'react'
import { signInFailure } from './signInFailure.ts'

type Failure = Extract<SignInResult, { ok: false }>

/**
 * Signing in with a passkey: by the browser's own offer in the field for the e-mail, or by a press. The session then
 * leads on.
 */
export function usePasskeySignIn(callbackUrl: string) {
  const words = useProblemWords('mfe-account')
  const isKnown = useHydrated() && knowsPasskeys()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  useEffect(() => {
    // Nobody has asked for it, so that the page does not say where it is not possible.
    signIn({ isOffered: true }, callbackUrl).then(setFailure, () => {})
    return () => void endPasskeyQuestion()
  }, [callbackUrl])

  async function ask() {
    setBusy(true)
    setFailure(null)
    setFailure(
      await signIn({ isOffered: false }, callbackUrl).catch(() => ({ ok: false, error: 'unreachable' }) as const),
    )
    setBusy(false)
  }
  return {
    isKnown,
    isBusy,
    ask: () => void (isBusy || ask()),
    problem: failure ? words(signInFailure(failure)) : undefined,
  }
}

/** Null where it went well, or nobody chose a passkey. */
async function signIn(options: { isOffered: boolean }, callbackUrl: string): Promise<Failure | null> {
  const credential = await answerOfPasskey(options)
  const result = credential && (await sessionClient.signInByPasskey(credential, callbackUrl))
  return !result || result.ok ? null : result
}
