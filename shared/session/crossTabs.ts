import { markNow } from '@kinora/i18n'

/** Events between tabs. They contain no data: each tab reads its session itself. */
export type TabEvent = 'signedOut' | 'changed'
type Message = { version: 1; event: TabEvent; id: string; at: number }

/** Name of the channel and key in `localStorage` (docs/promises.md). */
const NAME = 'kinora.session'

let channel: BroadcastChannel | undefined
let lastId = ''

/** Through the channel and through storage, since a browser may forbid either; receiving both has no further effect. */
export function notifyOtherTabs(event: TabEvent): void {
  const at = markNow()
  const message: Message = { version: 1, event, id: `${at}-${Math.random()}`, at }
  channel?.postMessage(message)
  try {
    localStorage.setItem(NAME, JSON.stringify(message))
  } catch {
    // Storage is full or forbidden: the channel has sent it.
  }
}

/** Calls the listener for events of other tabs. Returns a function that stops it. */
export function onOtherTabs(listener: (event: TabEvent) => void): () => void {
  const hear = (message: Message | undefined) => {
    if (!message || message.id === lastId) return
    lastId = message.id
    listener(message.event)
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === NAME) hear(messageOf(newValue))
  }
  const opened = new BroadcastChannel(NAME)
  opened.onmessage = ({ data }: MessageEvent<Message>) => hear(data)
  channel = opened
  addEventListener('storage', onStorage)
  return () => {
    opened.close()
    channel = undefined
    removeEventListener('storage', onStorage)
  }
}

/** True when a tab has signed out after `time`: for pages that were suspended and missed the event. */
export function wasSignedOutSince(time: number): boolean {
  try {
    const message = messageOf(localStorage.getItem(NAME))
    return message?.event === 'signedOut' && message.at >= time
  } catch {
    return false
  }
}

/** Undefined for values that cannot be parsed. */
function messageOf(text: string | null): Message | undefined {
  try {
    const message = JSON.parse(text ?? 'null') as Partial<Message> | null
    return message?.version === 1 ? (message as Message) : undefined
  } catch {
    return undefined
  }
}
