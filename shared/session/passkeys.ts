import { askForPasskey } from './authCalls.ts'

/** WebAuthn in the browser. Its code is loaded when it is first used, and again after that has failed. */
let loading: Promise<typeof import('@simplewebauthn/browser')> | undefined
function webauthn() {
  loading ??= import('@simplewebauthn/browser').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

type Options = Parameters<Awaited<ReturnType<typeof webauthn>>['startAuthentication']>[0]['optionsJSON']
type CreationOptions = Parameters<Awaited<ReturnType<typeof webauthn>>['startRegistration']>[0]['optionsJSON']

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Whether it offers them among what it fills in. */
const offersPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

/**
 * What one of the person's passkeys answers. `isOffered`: the browser offers them in the field for the e-mail, and
 * answers once somebody has chosen one. Null where nobody chooses any, also because there is none.
 */
export async function answerOfPasskey({ isOffered = false } = {}): Promise<object | null> {
  if (isOffered && !(await offersPasskeys())) return null
  const { startAuthentication } = await webauthn()
  const optionsJSON = (await askForPasskey()) as Options
  return startAuthentication({ optionsJSON, useBrowserAutofill: isOffered }).catch(() => null)
}

/** Ends a question that is open, as when its page is left. */
export async function endPasskeyQuestion(): Promise<void> {
  const loaded = await loading?.catch(() => undefined)
  loaded?.WebAuthnAbortService.cancelCeremony()
}

/** Makes a passkey on this device or another; `isKnown` says why not where the device has one already. */
export async function makePasskey(options: object): Promise<{ credential: object } | { isKnown: boolean }> {
  const { startRegistration } = await webauthn()
  try {
    return { credential: await startRegistration({ optionsJSON: options as CreationOptions }) }
  } catch (error) {
    return { isKnown: (error as { code?: string }).code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' }
  }
}
