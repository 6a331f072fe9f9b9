import { Readable } from 'node:stream'
import { type Objects, type Opened, StoreUnreachable } from './objects.ts'
import type { S3Settings } from './s3Settings.ts'

/** For one call with its repetitions. */
const CALL_MS = 20_000
/** Whoever plays a film slowly keeps one for that long. */
const CONNECTIONS = 1_000

/** Objects in a bucket of S3, or of a server that speaks its protocol with conditional writes. */
export async function s3Objects(settings: S3Settings): Promise<Objects> {
  const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey } = settings
  // Takes a moment to load, and only those with a bucket need it.
  const {
    DeleteObjectCommand,
    GetObjectCommand,
    HeadObjectCommand,
    ListObjectsV2Command,
    PutObjectCommand,
    S3Client,
    S3ServiceException,
  } = await import('@aws-sdk/client-s3')
  const agent = { keepAlive: true, maxSockets: CONNECTIONS }
  const s3 = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other servers have no names for their buckets in DNS, and not all know the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { httpAgent: agent, httpsAgent: agent },
  })
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key })
  const limit = () => ({ abortSignal: AbortSignal.timeout(CALL_MS) })

  const statusOf = (error: unknown) => (error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0)

  /** What it returns for the given statuses is null; everything else is out of reach. */
  async function ask<T>(call: () => Promise<T>, ...statuses: number[]): Promise<T | null> {
    try {
      return await call()
    } catch (error) {
      const status = statusOf(error)
      if (statuses.includes(status) && (error as Error).name !== 'NoSuchBucket') return null
      throw new StoreUnreachable(`The bucket ${bucket} at ${endpoint} cannot be used: ${reasonOf(error as Error)}`, {
        cause: error,
      })
    }
  }

  const read: Objects['read'] = (key) =>
    ask(async () => {
      const { Body, ETag } = await s3.send(new GetObjectCommand(at(key)), limit())
      // A body that nobody reads keeps its connection.
      return { bytes: Buffer.from(await Body!.transformToByteArray()), tag: ETag! }
    }, 404)

  return {
    read,

    async open(key, { head = false, range, ifMatch, ifNoneMatch, withinMs = CALL_MS } = {}) {
      const input = { ...at(key), Range: range, IfMatch: ifMatch, IfNoneMatch: ifNoneMatch }
      const late = new AbortController()
      // Until its first byte: how long a body may take is up to who reads it.
      const timer = setTimeout(() => late.abort(), withinMs)
      try {
        return await ask(async (): Promise<Opened> => {
          const limit = { abortSignal: late.signal }
          const got = head
            ? { ...(await s3.send(new HeadObjectCommand(input), limit)), Body: Readable.from([]) }
            : await s3.send(new GetObjectCommand(input), limit)
          const [tag, modified, size, part] = [
            got.ETag!,
            got.LastModified!,
            got.ContentLength!,
            got.ContentRange ?? null,
          ]
          return { status: part === null ? 200 : 206, body: got.Body as Readable, size, part, tag, modified }
        }, 404)
      } catch (error) {
        const status = statusOf((error as Error).cause)
        if (status === 304 || status === 412 || status === 416) return { status }
        throw error
      } finally {
        clearTimeout(timer)
      }
    },

    async list(under) {
      const listed: { key: string; tag: string }[] = []
      let token: string | undefined
      do {
        const input = { Bucket: bucket, Prefix: prefix + under, ContinuationToken: token }
        const page = await ask(() => s3.send(new ListObjectsV2Command(input), limit()))
        for (const { Key, ETag } of page!.Contents ?? []) listed.push({ key: Key!.slice(prefix.length), tag: ETag! })
        token = page!.NextContinuationToken
      } while (token !== undefined)
      return listed
    },

    async write(key, bytes, expected) {
      const condition = expected === undefined ? {} : expected === null ? { IfNoneMatch: '*' } : { IfMatch: expected }
      const input = { ...at(key), Body: bytes, ...condition }
      // 412 and 409 are for who comes second, 404 for who expects an object that was removed.
      const statuses = expected === undefined ? [] : [404, 409, 412]
      const written = await ask(() => s3.send(new PutObjectCommand(input), limit()), ...statuses)
      if (written) return written.ETag!
      const there = await read(key)
      return there?.bytes.equals(bytes) ? there.tag : null
    },

    async remove(key) {
      await ask(() => s3.send(new DeleteObjectCommand(at(key)), limit()), 404)
    },
  }
}

const reasonOf = ({ name, message }: Error) => (message && message !== name ? `${name}: ${message}` : name)
