import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from './s3Settings.ts'

type Kept = { bytes: Buffer; tag: string; modified: string }

/**
 * A server of one bucket that speaks what `s3Objects` needs of S3: reading, also of parts, listing by pages, conditional
 * writes, removing. It can be killed and started again at the same address, with what it had.
 */
export async function fakeS3({ pageSize = 3 } = {}) {
  const objects = new Map<string, Kept>()
  let server: Server | null = null
  let port = 0
  /** Loses the answers to that many writes, after it has written. */
  let lost = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await buffer(request)
    const { pathname, searchParams } = new URL(request.url!, 'http://s3')
    const [, bucket, ...path] = pathname.split('/').map(decodeURIComponent)
    const key = path.join('/')
    const fail = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
    if (!request.headers.authorization?.includes('Credential=us/')) return void fail(403, 'InvalidAccessKeyId')
    if (bucket !== 'kinora') return void fail(404, 'NoSuchBucket')
    const kept = objects.get(key)

    if (request.method === 'GET' && key === '')
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(page(searchParams))
    const { 'if-match': match, 'if-none-match': noneMatch, range } = request.headers
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (!kept) return void fail(404, 'NoSuchKey')
      if (noneMatch === kept.tag) return void response.writeHead(304, { etag: kept.tag }).end()
      if (match !== undefined && match !== kept.tag) return void fail(412, 'PreconditionFailed')
      const headers = { etag: kept.tag, 'last-modified': kept.modified }
      const { length } = kept.bytes
      const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
      if (first + last === '')
        return void response.writeHead(200, { ...headers, 'content-length': length }).end(kept.bytes)
      const from = first === '' ? Math.max(0, length - Number(last)) : Number(first)
      const to = first === '' || last === '' ? length : Math.min(Number(last) + 1, length)
      if (from >= to) return void fail(416, 'InvalidRange')
      const part = { 'content-range': `bytes ${from}-${to - 1}/${length}`, 'content-length': to - from }
      return void response.writeHead(206, { ...headers, ...part }).end(kept.bytes.subarray(from, to))
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (match !== undefined && !kept) return void fail(404, 'NoSuchKey')
    if ((match !== undefined && match !== kept?.tag) || (noneMatch === '*' && kept))
      return void fail(412, 'PreconditionFailed')
    const tag = `"${createHash('md5').update(bytes).digest('hex')}"`
    objects.set(key, { bytes, tag, modified: new Date().toUTCString() })
    if (lost-- > 0) return void request.socket.destroy()
    response.writeHead(200, { etag: tag }).end()
  }

  function page(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
    const shown = keys.slice(0, pageSize)
    const next = keys.length > pageSize ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
    const contents = shown
      .map((key) => `<Contents><Key>${key}</Key><ETag>${objects.get(key)!.tag}</ETag></Contents>`)
      .join('')
    return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${contents}${next}</ListBucketResult>`
  }

  async function start(): Promise<void> {
    server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
    await once(server.listen(port, '127.0.0.1'), 'listening')
    port = (server.address() as AddressInfo).port
  }

  async function kill(): Promise<void> {
    const killed = server
    server = null
    if (!killed) return
    killed.close()
    killed.closeAllConnections()
    await once(killed, 'close')
  }

  await start()
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'kinora',
    prefix: 'releases-of-a-test/',
    accessKeyId: 'us',
    secretAccessKey: 'secret',
  }
  return {
    settings,
    start,
    kill,
    loseAnswers: (writes: number) => void (lost = writes),
    keys: () => [...objects.keys()].map((key) => key.slice(settings.prefix.length)).sort(),
  }
}
