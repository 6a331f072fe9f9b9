import type { ActiveSession } from '@kinora/contracts'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The session of a signed-in user, without its access token, which is only sent with API calls. */
export type Session = Omit<ActiveSession, 'jwt'>
/** Which view is shown: a specialist in test mode sees a member's. The API decides what is allowed. */
export type Role = 'member' | 'specialist'

export type SessionState = {
  status: 'loading' | 'authenticated' | 'unauthenticated'
  /** Null until it is known, and for visitors. */
  role: Role | null
  /** A specialist uses the member's view. */
  isTestMode: boolean
  session: Session | null
  /** How the last session ended; null again on the next page. */
  ended: 'signedOut' | 'expired' | 'refused' | null
  /**
   * The number of the session epoch, from 0: raised when a user has signed out or another user has signed in. A visitor
   * who signs in stays in the same epoch, and so does a user whose session has expired, until they leave the page.
   */
  epoch: number
}
type Facts = SessionState & {
  /** The path of the page that is shown. */
  pathname: string
  /** The user who was signed in last in this session epoch. */
  userId: number | null
}

/** Also the state on the server, which renders without a session. */
const INITIAL: Facts = {
  status: 'loading',
  role: null,
  isTestMode: false,
  session: null,
  ended: null,
  epoch: 0,
  pathname: '',
  userId: null,
}

export const sessionStore = createStore<Facts>(() => INITIAL)

/** Changes the given facts; role, test mode and session epoch are derived from them. */
export function changeSession(change: Partial<Omit<Facts, 'role' | 'epoch' | 'userId'>>): void {
  sessionStore.setState((state) => {
    const facts = { ...state, ...change }
    const isTestMode = facts.isTestMode && !isSpecialistRoute(facts) && facts.session?.userData.isSpecialist === true
    return { ...facts, ...epochOf(facts), isTestMode, role: roleOf({ ...facts, isTestMode }) }
  })
}

function epochOf({ session, ended, epoch, userId }: Facts): Pick<Facts, 'epoch' | 'userId'> {
  const now = ended === 'expired' ? userId : (session?.id ?? null)
  return { userId: now, epoch: userId !== null && now !== userId ? epoch + 1 : epoch }
}

/** Any route that contains /specialist forces the specialist's view. */
const isSpecialistRoute = ({ pathname }: Facts) => pathname.includes('/specialist')

function roleOf(facts: Facts): Role | null {
  const { session, isTestMode } = facts
  if (isSpecialistRoute(facts)) return 'specialist'
  if (!session) return null
  return session.userData.isSpecialist && !isTestMode ? 'specialist' : 'member'
}

/** The current session epoch, outside of components. */
export const currentEpoch = (): number => sessionStore.getState().epoch

/** The current session, outside of components; null until it is known, and for visitors. */
export const currentSession = (): Session | null => sessionStore.getState().session

/** The state of the session. `loading` on the server and in the first paint. */
export const useSession = (): SessionState => useStore(sessionStore)

export const resetStore = (): void => sessionStore.setState(INITIAL, true)
