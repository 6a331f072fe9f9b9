import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnWithWatchdog } from '../../tools/setup/spawnWithWatchdog.ts'

export type Bytes = { body: Buffer; headers: Record<string, string> }
export type Served = { origin: string; end: () => void }

/** The headers on the body, which the bare server must send too. */
const KEPT = ['content-type', 'content-encoding', 'etag', 'cache-control', 'vary']

/** The bytes and headers of a response, as transferred. */
export async function bytesOf(url: string, headers: Record<string, string>): Promise<Bytes> {
  const [answer] = await once(request(url, { headers }).end(), 'response')
  const body = Buffer.concat(await answer.toArray())
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`)
  return {
    body,
    headers: Object.fromEntries(KEPT.flatMap((name) => (answer.headers[name] ? [[name, answer.headers[name]]] : []))),
  }
}

/** The reference: a bare Fastify, in a separate process, that answers the same bytes. */
export async function serveBytes({ body, headers }: Bytes): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-bench-'))
  const file = join(folder, 'body')
  writeFileSync(file, body)
  const child = spawnWithWatchdog(
    fileURLToPath(import.meta.resolve('./bareServer.ts')),
    [file, JSON.stringify(headers)],
    {},
  )
  const [{ listensOn }] = (await once(child, 'message')) as [{ listensOn: number }]
  rmSync(folder, { recursive: true })
  return { origin: `http://127.0.0.1:${listensOn}`, end: () => void child.kill() }
}
