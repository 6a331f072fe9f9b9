import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Faults of a file between the store and a browser. */
export type Fault = 'missing' | 'hangs' | 'cut in half' | 'altered by one byte'

export type FaultProxy = {
  origin: string
  /** Applies the fault to every later request whose path matches. */
  fault: (path: RegExp, fault: Fault) => void
  /** Removes all faults: hanging requests are aborted, later ones are answered. */
  heal: () => void
  close: () => Promise<void>
}

/** A proxy between a browser and the gateway that injects faults into files. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let faults: { path: RegExp; fault: Fault }[] = []
  let hanging: ServerResponse[] = []

  const server = createServer((incoming, outgoing) => {
    const fault = faults.find(({ path }) => path.test(incoming.url ?? ''))?.fault
    if (fault === 'hangs') return void hanging.push(outgoing)
    if (fault === 'missing') return void outgoing.writeHead(404).end()
    forward(target, incoming, outgoing, fault)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: (path, fault) => void faults.push({ path, fault }),
    heal: () => {
      faults = []
      for (const response of hanging) response.destroy()
      hanging = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault | undefined) {
  const { 'accept-encoding': accepted, ...headers } = incoming.headers
  const plain = fault === undefined ? { ...headers, 'accept-encoding': accepted } : headers
  const upstream = request(target + incoming.url, { method: incoming.method, headers: plain }, (answer) => {
    if (fault === undefined) {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      return void answer.pipe(outgoing)
    }
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => {
      const bytes = damaged(Buffer.concat(chunks), fault)
      outgoing.writeHead(answer.statusCode!, { ...answer.headers, 'content-length': bytes.length }).end(bytes)
    })
  })
  upstream.on('error', () => outgoing.destroy())
  incoming.pipe(upstream)
}

function damaged(bytes: Buffer, fault: Fault): Buffer {
  if (fault === 'cut in half') return bytes.subarray(0, bytes.length / 2)
  const copy = Buffer.from(bytes)
  // Changes the last byte.
  copy[copy.length - 1]! ^= 1
  return copy
}
