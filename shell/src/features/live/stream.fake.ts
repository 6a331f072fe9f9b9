import type { EventData, EventKind } from '@kinora/contracts'
import { api, server } from '@kinora/testing'
import { http, HttpResponse } from 'msw'

/** One connection to the stream, with what the client asked for. */
export type Connection = {
  token: string | null
  lastId: string | null
  locale: string | null
  isOpen: () => boolean
  ready: (id: number) => void
  say: <Kind extends EventKind>(id: number, kind: Kind, data: EventData[Kind]) => void
  comment: () => void
  /** @param returnMs what the server says before it ends the stream */
  end: (returnMs?: number) => void
}

/** The API's stream of events: `connections` in the order in which they were opened. `refuse` answers the next one. */
export function fakeStream() {
  const connections: Connection[] = []
  const refusals: Response[] = []
  server.use(
    http.get(api('/message/stream'), ({ request }) => {
      const refusal = refusals.shift()
      if (refusal) return refusal
      let isOpen = true
      let push!: (text: string) => void
      let end!: () => void
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          push = (text) => controller.enqueue(new TextEncoder().encode(text))
          end = () => controller.close()
          request.signal.addEventListener('abort', () => {
            isOpen = false
            controller.error(request.signal.reason)
          })
        },
      })
      connections.push({
        token: request.headers.get('authorization'),
        lastId: request.headers.get('last-event-id'),
        locale: new URL(request.url).searchParams.get('locale'),
        isOpen: () => isOpen,
        ready: (id) => push(`id: ${id}\nevent: ready\ndata: {}\n\n`),
        say: (id, kind, data) => {
          const text = `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
          // In two parts, as networks do.
          push(text.slice(0, 20))
          push(text.slice(20))
        },
        comment: () => push(': still here\n\n'),
        end: (returnMs) => {
          if (returnMs !== undefined) push(`retry: ${returnMs}\n\n`)
          isOpen = false
          end()
        },
      })
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  return { connections, refuse: (answer: Response) => void refusals.push(answer) }
}
