export { followSession } from './followSession.ts'
export { clearSession, sessionClient, type SignInResult } from './sessionClient.ts'
export { currentSession, currentTurn, useSession, type Role, type Session, type SessionState } from './sessionStore.ts'
export { useRequiredSession } from './useRequiredSession.ts'
