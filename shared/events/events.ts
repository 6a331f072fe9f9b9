import type { EventData, EventKind } from '@kinora/contracts'

/** `missed`: events may be lost; whoever keeps something that events change reads it again. */
type LiveData = EventData & { missed: null }
export type LiveKind = EventKind | 'missed'
type Handler<Kind extends LiveKind> = (data: LiveData[Kind]) => void

const handlers = new Set<{ kind: LiveKind; handle: Handler<never> }>()

/**
 * Calls the handler for every event of a kind that happens to the person who is signed in, in whatever tab the stream
 * is. Texts in `data` may be in another language than the page. Returns a function that stops it.
 */
export function subscribe<Kind extends LiveKind>(kind: Kind, handle: Handler<Kind>): () => void {
  const subscription = { kind, handle }
  handlers.add(subscription)
  return () => void handlers.delete(subscription)
}

/** For the shell, which has the stream. */
export function publish<Kind extends LiveKind>(kind: Kind, data: LiveData[Kind]): void {
  for (const subscription of [...handlers]) {
    if (subscription.kind === kind) (subscription.handle as Handler<Kind>)(data)
  }
}
