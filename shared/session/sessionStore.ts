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
   * The number of the session epoch, from 0: raised when a user has signed out or another user has signed in, and when
   * test mode begins or ends. A visitor who signs in stays in the same epoch, and so does a user whose session has
   * expired, until they leave the page.
   */
  epoch: number
}
type Facts = SessionState & {
  /** The path of the page that is shown. */
  pathname: string
  /** The user who was signed in last in this session epoch. */
  userId: number | null
  /** The session as the API answered it. */
  account: Session | null
}
type Change = Partial<Pick<Facts, 'status' | 'account' | 'isTestMode' | 'ended' | 'pathname'>>

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
  const { isTestMode, userId, pathname } = sessionStore.getState()
  if (isTestMode && userId !== null) keepTestMode(userId)
  else if (wasTestMode || isSpecialistRoute(pathname)) forgetTestMode()
}

/** Specialists may, outside of their own pages; while their session has expired nothing changes. */
function mayTest({ account, ended, userId, pathname }: Facts): boolean {
  if (isSpecialistRoute(pathname)) return false
  if (!account) return ended === 'expired'
  return account.userData.isSpecialist && (userId === null || userId === account.id)
}

const asMember = (account: Session | null): Session | null =>
  account && { ...account, userData: { ...account.userData, isSpecialist: false, role: { name: 'patient' } } }

function epochOf(
  { account, ended, isTestMode }: Facts,
  { epoch, userId, ...before }: Facts,
): Pick<Facts, 'epoch' | 'userId'> {
  const now = ended === 'expired' ? userId : (account?.id ?? null)
  const isOther = userId !== null && (now !== userId || isTestMode !== before.isTestMode)
  return { userId: now, epoch: isOther ? epoch + 1 : epoch }
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

/** The current session, outside of components; null until it is known, and for visitors. */
export const currentSession = (): Session | null => sessionStore.getState().session

/** Whether the page is in test mode, outside of components. */
export const isInTestMode = (): boolean => sessionStore.getState().isTestMode

/** The state of the session. `loading` on the server and in the first paint. */
export const useSession = (): SessionState => useStore(sessionStore)

export const resetStore = (): void => sessionStore.setState(INITIAL, true)
