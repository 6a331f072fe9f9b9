import type { StreamEvent } from '@kinora/contracts'
import { stopwatch } from '@kinora/i18n'
import { holdLock } from './holdLock.ts'
import { keepStream, type StreamOptions } from './keepStream.ts'

/** The tab with the stream is silent for so long that it is frozen or gone: another tab takes over. */
const TAKE_OVER_MS = 60_000
/** Longer ago than this everything is read again instead of one event after another. */
const RESUME_WITHIN_MS = 600_000

/** So many streams without a sign, one after another, are held back by something between us and the server. */
const SILENT_STREAMS = 2
/** How often everything is read again meanwhile. */
const ASK_MS = 30_000

/** What the tab with the stream tells the others, so that each knows whether it has heard everything. */
type Told = { version: 1; lastId: number | null; event?: StreamEvent; isHeld?: boolean }

type Options = Pick<StreamOptions, 'url' | 'accessToken' | 'renew'> & {
  userId: number
  /** The last event that was known when this page began to read; null if none was. */
  since: number | null
  onEvent: (event: StreamEvent) => void
  /** Events may have been lost. */
  onMissed: () => void
  /** Whenever the last known event is another. */
  onLastId: (id: number) => void
}

/**
 * Hears the events of one person. All tabs of the browser share one stream: the tab with the lock reads it and tells the
 * others (docs/decisions/027). Where a proxy holds the stream back, each tab that is seen asks for everything from time to
 * time, and when somebody comes back to it. Returns a function that ends it.
 */
export function followEvents({ userId, since, url, accessToken, renew, onEvent, onMissed, onLastId }: Options) {
  const name = `kinora.events.${userId}`
  const stopped = new AbortController()
  const channel = new BroadcastChannel(name)
  let lastId = since
  const sinceBegun = stopwatch()
  let sinceHeard: (() => number) | null = null
  let silent = 0
  let isHeld = false

  const note = (id: number) => {
    lastId = id
    onLastId(id)
  }
  const miss = (id: number) => {
    note(id)
    onMissed()
  }
  const hear = (event: StreamEvent) => {
    if (lastId !== null && event.id <= lastId) return
    note(event.id)
    onEvent(event)
  }
  const tell = (event?: StreamEvent) => channel.postMessage({ version: 1, lastId, event, isHeld } satisfies Told)

  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (stopped.signal.aborted || data.version !== 1) return
    sinceHeard = stopwatch()
    isHeld = data.isHeld === true
    if (data.event) hear(data.event)
    else if (data.lastId !== null && data.lastId > (lastId ?? -1)) miss(data.lastId)
  }

  const lead = (signal: AbortSignal) =>
    keepStream(
      {
        url,
        accessToken,
        renew,
        resumeAfter: () => (sinceHeard !== null && sinceHeard() < RESUME_WITHIN_MS ? lastId : null),
        onReady: (id) => {
          if (id !== lastId) miss(id)
        },
        onEvent: (event) => {
          hear(event)
          tell(event)
        },
        onSign: () => {
          sinceHeard = stopwatch()
          silent = 0
          isHeld = false
          tell()
        },
        onSilence: () => {
          isHeld = ++silent >= SILENT_STREAMS
          tell()
        },
      },
      signal,
    )

  void holdLock(name, stopped.signal, lead, () => {
    const isSilent = (sinceHeard ?? sinceBegun)() > TAKE_OVER_MS
    return isSilent && navigator.onLine && document.visibilityState === 'visible'
  })
  const ask = () => {
    if (isHeld && navigator.onLine && document.visibilityState === 'visible') onMissed()
  }
  const asking = setInterval(ask, ASK_MS)
  addEventListener('focus', ask)
  return () => {
    stopped.abort()
    clearInterval(asking)
    removeEventListener('focus', ask)
    channel.close()
  }
}
