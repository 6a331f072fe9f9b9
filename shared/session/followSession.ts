import { hearOtherTabs } from './crossTabs.ts'
import { sessionClient } from './sessionClient.ts'
import { sessionStore } from './sessionStore.ts'

/** Coming back to a page makes several events at once. */
const FRESH_MS = 2_000

type Options = {
  /** Somebody else is here, or nobody any more: what was fetched for the last one must go. */
  onUserChange: () => void
  /** The session was refused and ended (specification, section 8: Google sign-in). */
  onRefused: () => void
  /** Looks at the session in between as well; never unless told. */
  pollSeconds?: number
}

/** Reads the session and follows it from then on: on focus, when other tabs tell, and by polling. Returns what ends it. */
export function followSession({ onUserChange, onRefused, pollSeconds }: Options): () => void {
  const lookWhenVisible = () => {
    if (document.visibilityState === 'visible') void sessionClient.lookAgain({ notBefore: FRESH_MS })
  }
  const lookWhenRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void sessionClient.lookAgain()
  }
  const poll = pollSeconds === undefined ? undefined : setInterval(() => void sessionClient.lookAgain(), pollSeconds * 1000)
  const stopHearing = hearOtherTabs((event) => (event === 'signedOut' ? sessionClient.forget() : void sessionClient.follow()))
  const stopWatching = watchUser(onUserChange, onRefused)
  document.addEventListener('visibilitychange', lookWhenVisible)
  addEventListener('focus', lookWhenVisible)
  addEventListener('pageshow', lookWhenRestored)
  void sessionClient.follow()

  return () => {
    clearInterval(poll)
    stopHearing()
    stopWatching()
    document.removeEventListener('visibilitychange', lookWhenVisible)
    removeEventListener('focus', lookWhenVisible)
    removeEventListener('pageshow', lookWhenRestored)
  }
}

/** An expired session's page stays, with what was typed into it, until somebody else signs in or the page is left. */
function watchUser(onUserChange: () => void, onRefused: () => void): () => void {
  let last: number | null | undefined
  return sessionStore.subscribe(({ status, session, ended }, before) => {
    if (ended === 'refused' && before.ended !== 'refused') onRefused()
    if (status === 'loading' || ended === 'expired') return
    const user = session?.userData.id ?? null
    const isChanged = last !== undefined && last !== user
    last = user
    if (isChanged) onUserChange()
  })
}
