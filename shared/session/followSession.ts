import { msUntil } from '@kinora/i18n'
import { onOtherTabs } from './crossTabs.ts'
import { sessionClient } from './sessionClient.ts'
import { sessionStore } from './sessionStore.ts'

/** Returning to a page fires several events at once. */
const FRESH_MS = 2_000

/** How long after the end of access, which is told in whole seconds, the session is read. */
const SURELY_ENDED_MS = 1_000
/** How often it is read while the server still gives access after the end that it has named. */
const REPEATED_MS = 60_000
/** A longer wait is cut: timers count to 24 days. */
const LONGEST_WAIT_MS = 86_400_000

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
 * Reads the session and follows it from then on: on focus, when other tabs notify, when access ends, and by polling. Returns a function
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
  const stopWaiting = checkWhenAccessEnds()
  document.addEventListener('visibilitychange', lookWhenVisible)
  addEventListener('focus', lookWhenVisible)
  addEventListener('pageshow', lookWhenRestored)
  void sessionClient.follow()

  return () => {
    clearInterval(poll)
    stopHearing()
    stopWatching()
    stopWaiting()
    document.removeEventListener('visibilitychange', lookWhenVisible)
    removeEventListener('focus', lookWhenVisible)
    removeEventListener('pageshow', lookWhenRestored)
  }
}

/** What a plan opens must close when its time has come, also on a page that nobody touches. */
function checkWhenAccessEnds(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    const { hasActiveSubscription, subscription } = sessionStore.getState().account ?? {}
    if (!hasActiveSubscription || !subscription) return
    const leftMs = msUntil(subscription.expiryDate * 1_000) + SURELY_ENDED_MS
    timer = setTimeout(
      () => void sessionClient.check().then(wait),
      leftMs > 0 ? Math.min(leftMs, LONGEST_WAIT_MS) : REPEATED_MS,
    )
  }
  const stop = sessionStore.subscribe(({ account }, before) => account !== before.account && wait())
  wait()
  return () => {
    clearTimeout(timer)
    stop()
  }
}

const watchEpochs = (onEpochChange: Options['onEpochChange'], onRefused: () => void) =>
  sessionStore.subscribe(({ epoch, ended, userId }, before) => {
    if (epoch !== before.epoch) onEpochChange({ isSamePerson: userId === before.userId })
    if (ended === 'refused' && before.ended !== 'refused') onRefused()
  })
