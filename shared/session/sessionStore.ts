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
  /**
   * Whose turn it is at this page, counted from 0: raised when the person who was here has gone, or another has come.
   * A visitor who signs in is still the same person, and so is somebody whose session has expired, until they leave the page.
   */
  turn: number
}
type Facts = SessionState & {
  /** Of the page that is shown. */
  pathname: string
  /** Who was signed in last in this turn. */
  userId: number | null
}

/** Specification, section 4; also all that a server ever knows, which renders for everybody alike. */
const INITIAL: Facts = { status: 'loading', role: null, isTestMode: false, session: null, ended: null, turn: 0, pathname: '', userId: null }

export const sessionStore = createStore<Facts>(() => INITIAL)

/** Changes what is given; role, test mode and turn follow from it. */
export function changeSession(change: Partial<Omit<Facts, 'role' | 'turn' | 'userId'>>): void {
  sessionStore.setState((state) => {
    const facts = { ...state, ...change }
    const isTestMode = facts.isTestMode && !isSpecialistRoute(facts) && facts.session?.userData.isSpecialist === true
    return { ...facts, ...turnOf(facts), isTestMode, role: roleOf({ ...facts, isTestMode }) }
  })
}

function turnOf({ session, ended, turn, userId }: Facts): Pick<Facts, 'turn' | 'userId'> {
  const now = ended === 'expired' ? userId : (session?.id ?? null)
  return { userId: now, turn: userId !== null && now !== userId ? turn + 1 : turn }
}

/** Any route that contains /specialist forces the specialist (specification, section 4). */
const isSpecialistRoute = ({ pathname }: Facts) => pathname.includes('/specialist')

function roleOf(facts: Facts): Role | null {
  const { session, isTestMode } = facts
  if (isSpecialistRoute(facts)) return 'specialist'
  if (!session) return null
  return session.userData.isSpecialist && !isTestMode ? 'specialist' : 'member'
}

/** Whose turn it is, for what is no component. */
export const currentTurn = (): number => sessionStore.getState().turn

/** Who is here, for what is no component; null until that is known, and for visitors. */
export const currentSession = (): Session | null => sessionStore.getState().session

/** Who is here. A server, and the first paint after it, say `loading`. */
export const useSession = (): SessionState => useStore(sessionStore)

export const resetStore = (): void => sessionStore.setState(INITIAL, true)
