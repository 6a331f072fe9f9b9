import type { StreamEvent } from '@kinora/contracts'

/** As it arrives: `id` is a text, and `ready` begins a stream that was not resumed. */
export type Arrived = { id: string; kind: StreamEvent['kind'] | 'ready'; data: Record<string, unknown> }

type Options = { token: string; locale?: string; lastEventId?: string | undefined }

/**
 * Reads the event stream of a user, as a browser does. `next` resolves with the next event, or undefined when the stream
 * has ended; `comments` counts heartbeats. @throws Error with the status if it is refused
 */
export async function openEvents(url: string, { token, locale = 'pl', lastEventId }: Options) {
  const gone = new AbortController()
  const response = await fetch(`${url}/api/message/stream?locale=${locale}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    signal: gone.signal,
  })
  if (response.status !== 200) throw new Error(`The stream answered ${response.status}`)
  let comments = 0
  let returnMs: number | undefined
  async function* events(): AsyncGenerator<Arrived, undefined> {
    let rest = ''
    try {
      for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
        const frames = (rest + text).split('\n\n')
        rest = frames.pop() ?? ''
        for (const frame of frames) {
          if (frame.startsWith(':')) comments++
          else if (frame.startsWith('retry: ')) returnMs = Number(frame.slice(7))
          else yield eventOf(frame)
        }
      }
    } catch {
      // The connection broke.
    }
    return undefined
  }
  const arriving = events()
  return {
    headers: response.headers,
    next: async () => (await arriving.next()).value,
    comments: () => comments,
    /** When to come back, as the server said before it ended the stream. */
    returnMs: () => returnMs,
    close: () => gone.abort(),
  }
}

export type EventClient = Awaited<ReturnType<typeof openEvents>>

function eventOf(frame: string): Arrived {
  const fields = Object.fromEntries(
    frame.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  return { id: fields.id!, kind: fields.event as Arrived['kind'], data: JSON.parse(fields.data!) as Arrived['data'] }
}
