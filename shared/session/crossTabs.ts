/** What tabs tell each other: that something happened, never what. Each reads its session itself. */
export type TabEvent = 'signedOut' | 'changed'
type Message = { version: 1; event: TabEvent; id: string; at: number }

/** Name of the channel and key in `localStorage` (docs/contracts.md). */
const NAME = 'kinora.session'

let channel: BroadcastChannel | undefined
let lastId = ''

/** By both ways, since either may be refused to a page; whoever hears it twice acts once. */
export function tellOtherTabs(event: TabEvent): void {
  const at = Date.now()
  const message: Message = { version: 1, event, id: `${at}-${Math.random()}`, at }
  channel?.postMessage(message)
  try {
    localStorage.setItem(NAME, JSON.stringify(message))
  } catch {
    // Storage is full or refused: the channel has told it.
  }
}

/** Calls back for what other tabs tell. Returns what ends it. */
export function hearOtherTabs(listener: (event: TabEvent) => void): () => void {
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

/** True when a tab has signed out after `time`: a page that slept through the news learns it here. */
export function wasSignedOutSince(time: number): boolean {
  try {
    const message = messageOf(localStorage.getItem(NAME))
    return message?.event === 'signedOut' && message.at >= time
  } catch {
    return false
  }
}

/** Anything that is not ours counts as nothing. */
function messageOf(text: string | null): Message | undefined {
  try {
    const message = JSON.parse(text ?? 'null') as Partial<Message> | null
    return message?.version === 1 ? (message as Message) : undefined
  } catch {
    return undefined
  }
}
