import type { StreamEvent } from '@kinora/contracts'
import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** The server sends a comment every 15 seconds. */
const SILENCE_MS = 45_000
/** However soon the server wants us back. */
const SOONEST_MS = 100

export type StreamHearer = {
  /** The stream begins with what happens from now on; the id is that of the last event until now. */
  onReady: (id: number) => void
  onEvent: (event: StreamEvent) => void
  /** Anything at all was heard. */
  onSign: () => void
  /** A stream was given up because nothing was heard for too long. */
  onSilence: () => void
}

type Request = { url: string; token: string | undefined; lastId: number | null; signal: AbortSignal }

/**
 * `status` of an answer that is no stream, with the seconds of its `Retry-After`. `returnMs`: when to come back, where the
 * server said so before it ended the stream.
 */
export type StreamEnd = { status?: number; retryAfter?: number; returnMs?: number; isSilent?: boolean }

/** Reads one stream until it ends, is lost, or is silent for too long. Never rejects. */
export async function readStream({ url, token, lastId, signal }: Request, hearer: StreamHearer): Promise<StreamEnd> {
  const connection = new AbortController()
  const cut = () => connection.abort()
  let isSilent = false
  const giveUp = () => {
    isSilent = true
    cut()
  }
  let silence = setTimeout(giveUp, SILENCE_MS)
  signal.addEventListener('abort', cut)
  try {
    const answer = await fetch(url, {
      headers: {
        accept: 'text/event-stream',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(lastId === null ? {} : { 'last-event-id': String(lastId) }),
      },
      cache: 'no-store',
      signal: connection.signal,
    })
    if (!answer.ok || !answer.body)
      return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) || 0 }
    let returnMs: number | undefined
    const parser = createParser({
      onEvent: (message) => pass(message, hearer),
      onRetry: (ms) => {
        returnMs = Math.max(SOONEST_MS, ms)
      },
    })
    const decoder = new TextDecoder()
    const reader = answer.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence)
      silence = setTimeout(giveUp, SILENCE_MS)
      parser.feed(decoder.decode(part.value, { stream: true }))
      hearer.onSign()
    }
    return returnMs === undefined ? {} : { returnMs }
  } catch {
    return { isSilent }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', cut)
    cut()
  }
}

function pass({ id, event, data }: EventSourceMessage, { onReady, onEvent }: StreamHearer): void {
  if (event === 'ready') onReady(Number(id))
  else onEvent({ id: Number(id), kind: event, data: JSON.parse(data) } as StreamEvent)
}
