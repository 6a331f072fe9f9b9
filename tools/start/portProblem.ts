import { createServer } from 'node:net'

/** A server on any of these would take our requests, or prevent listening. */
const HOSTS = ['127.0.0.1', '::1', '0.0.0.0']

/** Why the port cannot be used, as a message; undefined if it can. */
export async function portProblem(port: number): Promise<string | undefined> {
  for (const host of HOSTS) {
    const code = await tryListening(port, host)
    if (code === 'EADDRINUSE')
      return `Port ${port} is in use by another program. Stop it, or choose: npm start -- --port ${elsewhere(port)}.`
    if (code === 'EACCES')
      return `Port ${port} may not be opened by this account. Choose another: npm start -- --port 3000.`
  }
  return undefined
}

const elsewhere = (port: number) => (port > 60_000 ? 3000 : port + 1000)

/**
 * The system's error code; undefined if listening succeeded. Callers ignore the code of an address that this machine
 * lacks.
 */
function tryListening(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}
