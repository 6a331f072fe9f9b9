import { onOtherTabs } from './crossTabs.ts'
import { sessionClient } from './sessionClient.ts'
import { sessionStore } from './sessionStore.ts'

/** Returning to a page fires several events at once. */
const FRESH_MS = 2_000

type Options = {
  /**
   * A new session epoch begins. Everything personal of the last one must be cleared; what is stored of a specialist who
   * only begins or ends test mode stays.
   */
  onEpochChange: (change: { isSamePerson: boolean }) => void
  /** The server refused the session with an error and it was ended (Google sign-in). */
  onRefused: () => void
  /** Checks the session at this interval too; never unless given. */
  pollSeconds?: number
}

/**
 * Reads the session and follows it from then on: on focus, when other tabs notify, and by polling. Returns a function
 * that stops it.
 */
export function followSession({ onEpochChange, onRefused, pollSeconds }: Options): () => void {
  const lookWhenVisible = () => {
    if (document.visibilityState === 'visible') void sessionClient.check({ notBefore: FRESH_MS })
  }
  const lookWhenRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void sessionClient.check()
  }
  const poll = pollSeconds === undefined ? undefined : setInterval(() => void sessionClient.check(), pollSeconds * 1000)
  const stopHearing = onOtherTabs((event) =>
    event === 'signedOut' ? sessionClient.forget() : void sessionClient.follow(),
  )
  const stopWatching = watchEpochs(onEpochChange, onRefused)
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

const watchEpochs = (onEpochChange: Options['onEpochChange'], onRefused: () => void) =>
  sessionStore.subscribe(({ epoch, ended, userId }, before) => {
    if (epoch !== before.epoch) onEpochChange({ isSamePerson: userId === before.userId })
    if (ended === 'refused' && before.ended !== 'refused') onRefused()
  })
