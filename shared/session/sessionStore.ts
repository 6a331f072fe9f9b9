import type { ActiveSession, Role } from '@kinora/contracts'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { forgetTestMode, keepTestMode } from './testModeMemory.ts'

/** The session of a signed-in user, without its access token, which is only sent with API calls. */
export type Session = Omit<ActiveSession, 'jwt'>

export type SessionState = {
  status: 'loading' | 'authenticated' | 'unauthenticated'
  /** Null until it is known, and for visitors. The API decides what is allowed. */
  role: Role | null
  /** A specialist uses the member's view, and the API stores nothing. */
  isTestMode: boolean
  /** In test mode as that of a member. */
  session: Session | null
  /** How the last session ended; null again on the next page. */
  ended: 'signedOut' | 'expired' | 'refused' | null
  /**
   * The number of the session epoch, from 0: raised when a session has ended, however, when another user has signed in,
   * and when test mode begins or ends. A visitor who signs in stays in the same epoch.
   */
  epoch: number
}
type Facts = SessionState & {
  /** The path of the page that is shown. */
  pathname: string
  /** The user whose personal values are stored in this browser: whoever was signed in last and has not signed out. */
  userId: number | null
  /** The session as the API answered it. */
  account: Session | null
}
type Change = Partial<Pick<Facts, 'status' | 'account' | 'isTestMode' | 'ended' | 'pathname' | 'userId'>>

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
  account: null,
}

export const sessionStore = createStore<Facts>(() => INITIAL)

/** Changes the given facts; the session as it is seen, role, test mode and session epoch are derived from them. */
export function changeSession(change: Change): void {
  const { isTestMode: wasTestMode } = sessionStore.getState()
  sessionStore.setState((state) => {
    const facts = { ...state, ...change }
    const isTestMode = facts.isTestMode && mayTest(facts)
    const isSame = isTestMode === state.isTestMode && facts.account === state.account
    const session = isSame ? state.session : isTestMode ? asMember(facts.account) : facts.account
    const now = { ...facts, isTestMode, session }
    return { ...now, ...epochOf(now, state), role: roleOf(now) }
  })
  const { isTestMode, userId, pathname, ended } = sessionStore.getState()
  if (isTestMode && userId !== null) keepTestMode(userId)
  else if ((wasTestMode && ended !== 'expired') || isSpecialistRoute(pathname)) forgetTestMode()
}

/** Specialists may, outside of their own pages. */
const mayTest = ({ account, userId, pathname }: Facts): boolean =>
  !isSpecialistRoute(pathname) &&
  account !== null &&
  account.userData.isSpecialist &&
  (userId === null || userId === account.id)

const asMember = (account: Session | null): Session | null =>
  account && { ...account, userData: { ...account.userData, isSpecialist: false, role: { name: 'patient' } } }

function epochOf({ account, ended, isTestMode, userId }: Facts, before: Facts): Pick<Facts, 'epoch' | 'userId'> {
  // What somebody typed before their session expired is theirs when they come back.
  const owner = account?.id ?? (ended === 'signedOut' || ended === 'refused' ? null : userId)
  const isOther = before.userId !== null && owner !== before.userId
  const wasLeft = before.account !== null && (account === null || isTestMode !== before.isTestMode)
  return { userId: owner, epoch: isOther || wasLeft ? before.epoch + 1 : before.epoch }
}

/** Any route that contains /specialist forces the specialist's view. */
const isSpecialistRoute = (pathname: string) => pathname.includes('/specialist')

function roleOf({ session, pathname }: Facts): Role | null {
  if (isSpecialistRoute(pathname)) return 'specialist'
  if (!session) return null
  return session.userData.isSpecialist ? 'specialist' : 'member'
}

/** The current session epoch, outside of components. */
export const currentEpoch = (): number => sessionStore.getState().epoch

/** How the last session ended, outside of components; null on the next page. */
export const currentEnd = (): SessionState['ended'] => sessionStore.getState().ended

/** The current session, outside of components; null until it is known, and for visitors. */
export const currentSession = (): Session | null => sessionStore.getState().session

/** Whether the page is in test mode, outside of components. */
export const isInTestMode = (): boolean => sessionStore.getState().isTestMode

/** The state of the session. `loading` on the server and in the first paint. */
export const useSession = (): SessionState => useStore(sessionStore)

export const resetStore = (): void => sessionStore.setState(INITIAL, true)
