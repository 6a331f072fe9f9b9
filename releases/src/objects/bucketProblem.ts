import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Objects } from './objects.ts'
import { s3Objects } from './s3Objects.ts'
import type { S3Settings } from './s3Settings.ts'

/** How many write the same object at once: a server that asks first and writes later lets several of them. */
const WRITERS = 8

/**
 * Asks whether releases and media can be kept in the bucket: it is reached, written, gives parts of objects, and minds
 * the conditions of writes, also of several at once. Some servers do not, and overwrite. Writes two objects, and removes
 * them.
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
  const another = `${key}-another`
  const write = (expected: string | null, at = key) => objects.write(at, Buffer.from(randomUUID()), expected)
  const written = async (expected: string | null, at: string) => {
    const tags = await Promise.all(Array.from({ length: WRITERS }, () => write(expected, at)))
    return tags.filter((tag) => tag !== null)
  }
  try {
    if (!(await write(null))) return 'The bucket refuses to write an object that is not there.'
    const { tag, bytes } = (await objects.read(key))!
    const part = await objects.open(key, { range: 'bytes=2-4' })
    if (part?.status !== 206 || (await text(part.body)) !== bytes.toString().slice(2, 5))
      return 'The bucket does not answer with a part of an object: films could not be searched.'
    if (!(await objects.list('doctor/')).some((listed) => listed.key === key))
      return 'The bucket does not list what was just written.'
    if (await write(null)) return 'The bucket overwrites in spite of If-None-Match: two releases could go live at once.'
    const next = await write(tag)
    if (!next) return 'The bucket refuses a write with the right If-Match.'
    if (await write(tag)) return 'The bucket overwrites in spite of If-Match: two releases could go live at once.'
    if ((await written(next, key)).length > 1 || (await written(null, another)).length > 1)
      return 'The bucket minds conditions, but not of several writes at once: two releases could go live at once.'
    return null
  } finally {
    await Promise.all([objects.remove(key), objects.remove(another)])
  }
}
