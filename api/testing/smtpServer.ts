import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server that refuses recipients whose address begins with `gone`. */
export async function openSmtp() {
  const received: string[] = []
  const waiting: ((message: string) => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined),
    onData: (stream, _session, done) => {
      void text(stream).then((message) => {
        const hand = waiting.shift()
        if (hand) hand(message)
        else received.push(message)
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** The next message, as it came over the wire. */
    next: (): Promise<string> => {
      const message = received.shift()
      return message === undefined ? new Promise((resolve) => { waiting.push(resolve) }) : Promise.resolve(message)
    },
    close: () => server.close(() => {}),
  }
}
