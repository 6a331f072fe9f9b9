import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Objects } from './objects.ts'
import { s3Objects } from './s3Objects.ts'
import type { S3Settings } from './s3Settings.ts'

/**
 * Asks whether releases and media can be kept in the bucket: it is reached, written, gives parts of objects, and minds
 * the conditions of writes, which some servers do not know and then overwrite. Writes one object, and removes it.
 * @returns a sentence; null if they can
 */
export async function bucketProblem(s3: S3Settings): Promise<string | null> {
  try {
    return await problemOf(await s3Objects(s3))
  } catch (error) {
    return (error as Error).message
  }
}

/** @throws StoreUnreachable */
export async function problemOf(objects: Objects): Promise<string | null> {
  const key = `doctor/${randomUUID()}`
  const write = (expected: string | null) => objects.write(key, Buffer.from(randomUUID()), expected)
  try {
    if (!(await write(null))) return 'The bucket refuses to write an object that is not there.'
    const { tag, bytes } = (await objects.read(key))!
    const part = await objects.open(key, { range: 'bytes=2-4' })
    if (part?.status !== 206 || (await text(part.body)) !== bytes.toString().slice(2, 5))
      return 'The bucket does not answer with a part of an object: films could not be searched.'
    if (!(await objects.list('doctor/')).some((listed) => listed.key === key))
      return 'The bucket does not list what was just written.'
    if (await write(null)) return 'The bucket overwrites in spite of If-None-Match: two releases could go live at once.'
    if (!(await write(tag))) return 'The bucket refuses a write with the right If-Match.'
    if (await write(tag)) return 'The bucket overwrites in spite of If-Match: two releases could go live at once.'
    return null
  } finally {
    await objects.remove(key)
  }
}
