import type { ActiveSession } from '@kinora/contracts'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Somebody's session without its access token, which calls of the API alone carry. */
export type Session = Omit<ActiveSession, 'jwt'>
/** The view that one has: a specialist in test mode has a member's. What one may do, the API decides. */
export type Role = 'member' | 'specialist'

export type SessionState = {
  status: 'loading' | 'authenticated' | 'unauthenticated'
  /** Null until it is known, and for visitors. */
  role: Role | null
  /** A specialist who looks at the member's view. */
  isTestMode: boolean
  session: Session | null
  /** How the session that was here ended; null again on the next page. */
  ended: 'signedOut' | 'expired' | 'refused' | null
}
type Facts = SessionState & { isSpecialistRoute: boolean }

/** Specification, section 4; also all that a server ever knows, which renders for everybody alike. */
const INITIAL: Facts = { status: 'loading', role: null, isTestMode: false, session: null, ended: null, isSpecialistRoute: false }

export const sessionStore = createStore<Facts>(() => INITIAL)

/** Changes what is given; role and test mode follow from it. */
export function changeSession(change: Partial<Omit<Facts, 'role'>>): void {
  sessionStore.setState((state) => {
    const facts = { ...state, ...change }
    const isTestMode = facts.isTestMode && !facts.isSpecialistRoute && facts.session?.userData.isSpecialist === true
    return { ...facts, isTestMode, role: roleOf({ ...facts, isTestMode }) }
  })
}

/** Any route that contains /specialist forces the specialist (specification, section 4). */
function roleOf({ session, isTestMode, isSpecialistRoute }: Facts): Role | null {
  if (isSpecialistRoute) return 'specialist'
  if (!session) return null
  return session.userData.isSpecialist && !isTestMode ? 'specialist' : 'member'
}

/** Who is here, for what is no component; null until that is known, and for visitors. */
export const currentSession = (): Session | null => sessionStore.getState().session

/** Who is here. A server, and the first paint after it, say `loading`. */
export const useSession = (): SessionState => useStore(sessionStore)

export const resetStore = (): void => sessionStore.setState(INITIAL, true)
