import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * A mail server that refuses recipients whose address begins with `gone`, and does not acknowledge mail to one that
 * begins with `slow` until `hurry` is called.
 */
export async function openSmtp(host = '127.0.0.1') {
  const { promise: hurried, resolve: hurry } = Promise.withResolvers<void>()
  const received: string[] = []
  const waiting: ((message: string) => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined),
    onData: (
      stream,
      {
        envelope: {
          rcptTo: [to],
        },
      },
      done,
    ) => {
      void text(stream).then(async (message) => {
        const hand = waiting.shift()
        if (hand) hand(message)
        else received.push(message)
        if (to?.address.startsWith('slow')) await hurried
        done()
      })
    },
  })
  server.listen(0, host)
  await once(server.server, 'listening')
  return {
    url: `smtp://${host}:${(server.server.address() as AddressInfo).port}`,
    /** The next message, as it was sent. */
    next: (): Promise<string> => {
      const message = received.shift()
      return message === undefined
        ? new Promise((resolve) => {
            waiting.push(resolve)
          })
        : Promise.resolve(message)
    },
    /** Acknowledges the mails that wait for it. */
    hurry,
    close: () => server.close(() => {}),
  }
}

/** A mail server that sends a greeting, and then a first answer that never ends. */
export async function openEndlessSmtp() {
  const server = createServer((socket) => {
    socket.on('error', () => {}).write('220 mail.example\r\n')
    socket.once('data', () => {
      const timer = setInterval(() => socket.write('250-mail.example\r\n'), 5)
      socket.once('close', () => clearInterval(timer))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
