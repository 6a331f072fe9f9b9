import { Readable } from 'node:stream'
import type { News, Reader } from './streamQueries.ts'

/** What may wait for a slow client before nothing more is read for it. */
const BUFFER_BYTES = 64 * 1024
const HEARTBEAT_MS = 15_000
const COMMENT = ':\n\n'
/** When a client is to come back whose stream has ended. */
const AT_ONCE_MS = 100

/** One open event stream. `after` is the id of the last event that was sent or left out. */
export type EventStream = {
  reader: Reader
  after: string
  body: Readable
  /** Whether the client has not taken yet what was sent: nothing more is read for it meanwhile. */
  isFull: () => boolean
  send: (news: News[]) => void
  /** @param returnMs when the client is to come back: by default at once, with the rights that it has then */
  end: (returnMs?: number) => void
}

type Options = {
  reader: Reader
  after: string
  isResumed: boolean
  /** Called when it is time to read events and to look at the session: at each heartbeat, and when a full stream is taken. */
  onDue: (stream: EventStream) => void
  onClosed: (stream: EventStream) => void
}

/**
 * A stream of server-sent events (WHATWG HTML, 9.2). Heartbeats are comments. A client that has taken nothing between two
 * of them, though there was something to take, is cut off.
 */
export function openStream({ reader, after, isResumed, onDue, onClosed }: Options): EventStream {
  let isFull = false
  let wasFull = false
  const body = new Readable({
    highWaterMark: BUFFER_BYTES,
    read() {
      if (!isFull) return
      isFull = false
      wasFull = false
      onDue(stream)
    },
    destroy(error, done) {
      clearInterval(heartbeat)
      onClosed(stream)
      done(error)
    },
  })
  const push = (text: string) => {
    if (body.readableEnded || body.destroyed) return
    isFull = !body.push(text)
  }
  const stream: EventStream = {
    reader,
    after,
    body,
    isFull: () => isFull,
    send: (news) => {
      for (const { id, kind, data } of news) {
        stream.after = id
        if (data !== null) push(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`)
        if (kind === 'team.left') return stream.end()
      }
    },
    end: (returnMs = AT_ONCE_MS) => {
      onClosed(stream)
      clearInterval(heartbeat)
      if (isFull) return void body.destroy()
      push(`retry: ${returnMs}\n\n`)
      body.push(null)
    },
  }
  const heartbeat = setInterval(() => {
    if (isFull && wasFull) return void body.destroy()
    wasFull = isFull
    if (!isFull) push(COMMENT)
    onDue(stream)
  }, HEARTBEAT_MS).unref()
  push(isResumed ? COMMENT : `id: ${after}\nevent: ready\ndata: {}\n\n`)
  return stream
}
