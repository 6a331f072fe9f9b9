import type { PageThirdParty, ThirdPartyEvents } from '@kinora/contracts'
import { REFERRAL_TOKEN_MAX_LENGTH, type Locale } from '@kinora/limits'

/** What a frame may say to the page; anything else is not heard. */
export type Said = { event: 'ready' } | { event: 'failed' } | { event: 'referral'; token: string; campaign: string }

export type PartyFrame = {
  /** Puts the frame into the page. Returns what takes it out again, and with it all that the firm's code was doing. */
  open(place: Element): () => void
  /** Tells the firm, as soon as it listens, what the configuration lets it know of this. */
  send<Name extends keyof ThirdPartyEvents>(event: Name, fields: ThirdPartyEvents[Name]): void
  isReady(): boolean
}

type Options = {
  locale: Locale
  /** Read aloud where the frame is seen; hidden frames have none. */
  title?: string
  /** For its address, besides the locale. */
  query?: Record<string, string>
  onSaid?: (said: Said) => void
  /** Loaded, whatever became of it. */
  onLoad?: () => void
}

/**
 * A firm's program in a frame of nobody's origin: it cannot read the page, its address or any cookie, and page and
 * frame talk by messages whose names and fields are known (docs/third-parties.md).
 */
export function partyFrame(party: PageThirdParty, { locale, title, query, onSaid, onLoad }: Options): PartyFrame {
  let frame: HTMLIFrameElement | undefined
  let isReady = false
  let waiting: object[] = []

  // Nobody's origin cannot be named. The page's policy keeps the frame on our own documents.
  const post = (message: object) => frame?.contentWindow?.postMessage(message, '*')

  const hear = ({ source, origin, data }: MessageEvent) => {
    if (!frame || source !== frame.contentWindow || origin !== 'null') return
    const said = saidIn(data)
    if (!said) return
    if (said.event === 'ready') {
      isReady = true
      waiting.splice(0).forEach(post)
    }
    onSaid?.(said)
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
      addEventListener('message', hear)
      place.append(frame)
      return () => {
        removeEventListener('message', hear)
        frame?.remove()
        frame = undefined
        isReady = false
        waiting = []
      }
    },
    send(event, fields) {
      const names: readonly string[] | undefined = party.events?.[event]
      if (!names) return
      const message = { kinora: 1, event, fields: Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))) }
      if (isReady) post(message)
      else waiting.push(message)
    },
    isReady: () => isReady,
  }
}

/** Undefined for what is not ours, or not whole. */
function saidIn(data: unknown): Said | undefined {
  const { kinora, event, fields } = (data ?? {}) as { kinora?: unknown; event?: unknown; fields?: { token?: unknown; campaign?: unknown } }
  if (kinora !== 1) return undefined
  if (event === 'ready' || event === 'failed') return { event }
  if (event !== 'referral' || typeof fields?.token !== 'string' || typeof fields.campaign !== 'string') return undefined
  // A longer one would make a registration fail.
  if (fields.token === '' || fields.token.length > REFERRAL_TOKEN_MAX_LENGTH) return undefined
  return { event, token: fields.token, campaign: fields.campaign }
}
