import type { PageThirdParty, ThirdPartyEvents } from '@kinora/contracts'
import { REFERRAL_TOKEN_MAX_LENGTH, type Locale } from '@kinora/limits'

/** Messages that a frame may send to the page; all others are ignored. */
export type FrameMessage =
  | { event: 'ready' }
  | { event: 'failed' }
  | { event: 'referral'; token: string; campaign: string }

export type ThirdPartyFrame = {
  /** Adds the frame to the page. Returns a function that removes it, which ends the third party's code. */
  open(place: Element): () => void
  /** Sends the fields that the configuration allows; queued until the frame is ready. */
  send<Name extends keyof ThirdPartyEvents>(event: Name, fields: ThirdPartyEvents[Name]): void
  isReady(): boolean
}

type Options = {
  locale: Locale
  /** The accessible name of a visible frame; without one the frame is hidden. */
  title?: string
  /** Query parameters besides the locale. */
  query?: Record<string, string>
  onMessage?: (message: FrameMessage) => void
  /** The frame's `load` event, which also follows a failure. */
  onLoad?: () => void
}

/**
 * A third party in an iframe with an opaque origin: it cannot read the page, its address or any cookie. Page and frame
 * exchange messages whose names and fields are listed in docs/third-parties.md.
 */
export function thirdPartyFrame(
  party: PageThirdParty,
  { locale, title, query, onMessage, onLoad }: Options,
): ThirdPartyFrame {
  let frame: HTMLIFrameElement | undefined
  let isReady = false
  let waiting: object[] = []

  // An opaque origin cannot be a target origin. The page's policy allows only our own documents in frames.
  const post = (message: object) => frame?.contentWindow?.postMessage(message, '*')

  const handleMessage = ({ source, origin, data }: MessageEvent) => {
    if (!frame || source !== frame.contentWindow || origin !== 'null') return
    const message = parseMessage(data)
    if (!message) return
    if (message.event === 'ready') {
      isReady = true
      waiting.splice(0).forEach(post)
    }
    onMessage?.(message)
  }

  return {
    open(place) {
      frame = document.createElement('iframe')
      frame.setAttribute('sandbox', 'allow-scripts')
      frame.setAttribute('referrerpolicy', 'no-referrer')
      if (title) frame.title = title
      else frame.hidden = true
      frame.src = `/third-parties/${party.id}?${new URLSearchParams({ locale, ...query })}`
      if (onLoad) frame.addEventListener('load', onLoad)
      addEventListener('message', handleMessage)
      place.append(frame)
      return () => {
        removeEventListener('message', handleMessage)
        frame?.remove()
        frame = undefined
        isReady = false
        waiting = []
      }
    },
    send(event, fields) {
      const names: readonly string[] | undefined = party.events?.[event]
      if (!names) return
      const message = {
        kinora: 1,
        event,
        fields: Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))),
      }
      if (isReady) post(message)
      else waiting.push(message)
    },
    isReady: () => isReady,
  }
}

/** Undefined for messages of others and for incomplete ones. */
function parseMessage(data: unknown): FrameMessage | undefined {
  const { kinora, event, fields } = (data ?? {}) as {
    kinora?: unknown
    event?: unknown
    fields?: { token?: unknown; campaign?: unknown }
  }
  if (kinora !== 1) return undefined
  if (event === 'ready' || event === 'failed') return { event }
  if (event !== 'referral' || typeof fields?.token !== 'string' || typeof fields.campaign !== 'string') return undefined
  // The API refuses a registration with a longer one.
  if (fields.token === '' || fields.token.length > REFERRAL_TOKEN_MAX_LENGTH) return undefined
  return { event, token: fields.token, campaign: fields.campaign }
}
