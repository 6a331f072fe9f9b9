export { followSession } from './followSession.ts'
export { clearPersonalValues, personalDatabase, storedValue, type StoredValue } from './storedValue.ts'
export { answerOfPasskey, endPasskeyQuestion, knowsPasskeys, makePasskey } from './passkeys.ts'
export { clearSession, sessionClient, type SignInResult } from './sessionClient.ts'
export {
  currentEnd,
  currentSession,
  currentEpoch,
  isInTestMode,
  useSession,
  type Session,
  type SessionState,
} from './sessionStore.ts'
export type { Role } from '@kinora/contracts'
export { useTestMode } from './useTestMode.ts'
export { useRequiredSession } from './useRequiredSession.ts'
