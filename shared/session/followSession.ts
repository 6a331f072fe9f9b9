import { hearOtherTabs } from './crossTabs.ts'
import { sessionClient } from './sessionClient.ts'
import { sessionStore } from './sessionStore.ts'

/** Coming back to a page makes several events at once. */
const FRESH_MS = 2_000

type Options = {
  /** The turn of somebody else begins: what was kept for the last one must go. */
  onTurn: () => void
  /** The session was refused and ended (specification, section 8: Google sign-in). */
  onRefused: () => void
  /** Looks at the session in between as well; never unless told. */
  pollSeconds?: number
}

/** Reads the session and follows it from then on: on focus, when other tabs tell, and by polling. Returns what ends it. */
export function followSession({ onTurn, onRefused, pollSeconds }: Options): () => void {
  const lookWhenVisible = () => {
    if (document.visibilityState === 'visible') void sessionClient.lookAgain({ notBefore: FRESH_MS })
  }
  const lookWhenRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void sessionClient.lookAgain()
  }
  const poll = pollSeconds === undefined ? undefined : setInterval(() => void sessionClient.lookAgain(), pollSeconds * 1000)
  const stopHearing = hearOtherTabs((event) => (event === 'signedOut' ? sessionClient.forget() : void sessionClient.follow()))
  const stopWatching = watchTurns(onTurn, onRefused)
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

const watchTurns = (onTurn: () => void, onRefused: () => void) =>
  sessionStore.subscribe(({ turn, ended }, before) => {
    if (turn !== before.turn) onTurn()
    if (ended === 'refused' && before.ended !== 'refused') onRefused()
  })
