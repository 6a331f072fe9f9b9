import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type ReceivedMail = {
  id: string
  from: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
}

/** Accepts mail like the sandbox. `url` is for the app's `sandboxUrl`. */
export async function openMailbox() {
  const received: ReceivedMail[] = []
  const waiting = new Map<string, (mail: ReceivedMail) => void>()
  const refused = new Set<string>()
  const server = createServer(async (request, response) => {
    const mail = (await json(request)) as ReceivedMail
    const isRefused = refused.delete(mail.to)
    response.writeHead(isRefused ? 503 : 204).end()
    if (isRefused) return
    const hand = waiting.get(mail.to)
    waiting.delete(mail.to)
    if (hand) hand(mail)
    else received.push(mail)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The next mail to this address, as soon as it arrives. */
    next: (to: string): Promise<ReceivedMail> => {
      const place = received.findIndex((mail) => mail.to === to)
      if (place >= 0) return Promise.resolve(received.splice(place, 1)[0] as ReceivedMail)
      return new Promise((resolve) => {
        waiting.set(to, resolve)
      })
    },
    /** Mails that no `next` has returned. */
    unread: () => received,
    /** Refuses the next mail to this address, with 503. */
    refuse: (to: string) => {
      refused.add(to)
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The code in the fragment of the URL of a mail's button. */
export function codeIn({ text }: ReceivedMail): string {
  const code = /#(?:code=)?([\w-]+)/.exec(text)?.[1]
  if (!code) throw new Error(`No code in: ${text}`)
  return code
}
