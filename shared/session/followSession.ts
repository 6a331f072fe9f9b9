import { msUntil } from '@kinora/i18n'
import { onOtherTabs } from './crossTabs.ts'
import { sessionClient } from './sessionClient.ts'
import { changeSession, sessionStore } from './sessionStore.ts'
import { keepOwner, ownerOfStored } from './storedValue.ts'

/** Returning to a page fires several events at once. */
const FRESH_MS = 2_000

/** How long after the end of access, which is told in whole seconds, the session is read. */
const SURELY_ENDED_MS = 1_000
/** How often it is read while the server still gives access after the end that it has named. */
const REPEATED_MS = 60_000
/** A longer wait is cut: timers count to 24 days. */
const LONGEST_WAIT_MS = 86_400_000

/**
 * How often a visible page of a user is checked. The event stream ends with its session and is faster, where nothing on
 * the way holds it.
 */
const CHECKED_MS = 45_000

type Options = {
  /**
   * A new session epoch begins. Everything personal on the page must be cleared. What is stored must be too, unless
   * it is the same person's: of a session that expired, or a specialist who begins or ends test mode.
   */
  onEpochChange: (change: { isSamePerson: boolean }) => void
  /** The server refused the session with an error and it was ended (Google sign-in). */
  onRefused: () => void
}

/**
 * Reads the session and follows it from then on: on focus, when other tabs notify, when access ends, and every now and
 * then while the page is visible. Returns a function that stops it.
 */
export function followSession({ onEpochChange, onRefused }: Options): () => void {
  const lookWhenVisible = () => {
    if (document.visibilityState === 'visible') void sessionClient.check({ notBefore: FRESH_MS })
  }
  const lookWhenRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void sessionClient.check()
  }
  const poll = setInterval(lookWhenVisible, CHECKED_MS)
  const stopHearing = onOtherTabs((event) =>
    event === 'signedOut' ? sessionClient.forget() : void sessionClient.follow(),
  )
  const userId = ownerOfStored()
  if (userId !== null) changeSession({ userId })
  const stopWatching = watchEpochs(onEpochChange, onRefused)
  const stopWaiting = checkWhenAccessEnds()
  document.addEventListener('visibilitychange', lookWhenVisible)
  addEventListener('focus', lookWhenVisible)
  addEventListener('pageshow', lookWhenRestored)
  addEventListener('pointerdown', sessionClient.noteUse, { passive: true })
  addEventListener('keydown', sessionClient.noteUse)
  sessionClient.noteUse()
  void sessionClient.follow()

  return () => {
    clearInterval(poll)
    stopHearing()
    stopWatching()
    stopWaiting()
    document.removeEventListener('visibilitychange', lookWhenVisible)
    removeEventListener('focus', lookWhenVisible)
    removeEventListener('pageshow', lookWhenRestored)
    removeEventListener('pointerdown', sessionClient.noteUse)
    removeEventListener('keydown', sessionClient.noteUse)
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
    if (userId !== null && userId !== before.userId) keepOwner(userId)
    if (ended === 'refused' && before.ended !== 'refused') onRefused()
  })
