import { createPublicKey } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReleaseDocument } from '@kinora/contracts'
import { isWithin } from '../check/pathPatterns.ts'
import { integrityOf } from '../store/sealRelease.ts'
import { keyId, signatureProblem, type ReleaseSignature } from '../store/signing.ts'
import { fileOrder, HEADER_BYTES } from './releaseFrames.ts'
import type { Squad } from './squadRegister.ts'

/** What a squad sent cannot be used; the message is for the squad. */
export class UploadRefused extends Error {
  readonly status: 400 | 403 | 413
  constructor(status: 400 | 403 | 413, message: string) {
    super(message)
    this.status = status
  }
}

const MAX_SIGNATURE = 4_096
const MAX_DOCUMENT = 2_000_000
/** Of all files together; a remote of ours has about 1 MB. */
export const MAX_RELEASE = 64_000_000
const MAX_FILES = 5_000

/** `client/…` and `server.cjs`, without a part that begins with a dot. */
const FILE = /^(?:client\/(?:[\w@+~-][\w.@+~-]*\/)*[\w@+~-][\w.@+~-]*|server\.cjs)$/
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]{0,99}$/

/**
 * Receives a release (`releaseFrames`) into an empty folder. Nothing is written before the signature was checked, and
 * only bytes whose hash is in the signed document, under names that stay inside of the folder.
 * @param name the remote that it is said to be
 * @returns the signed document
 * @throws UploadRefused, and what the stream throws
 */
export async function receiveRelease(
  stream: AsyncIterable<Buffer>,
  folder: string,
  squad: Squad,
  name: string,
): Promise<{ document: ReleaseDocument; signature: ReleaseSignature }> {
  const reader = readerOf(stream)
  const header = await reader.take(HEADER_BYTES)
  const [signatureBytes, documentBytes] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  if (signatureBytes > MAX_SIGNATURE || documentBytes > MAX_DOCUMENT)
    throw new UploadRefused(413, 'The description of the release is too large.')
  const signature = parse<ReleaseSignature>(await reader.take(signatureBytes))
  const bytes = await reader.take(documentBytes)

  const key = createPublicKey(squad.publicKey)
  const problem = signatureProblem(bytes, signature, new Map([[keyId(key), key]]))
  if (problem) throw new UploadRefused(403, `The release is refused: ${problem} for the squad ${squad.name}.`)
  const document = parse<ReleaseDocument>(bytes)
  refuseForeign(document, squad, name)

  await writeFile(join(folder, 'release.json'), bytes)
  for (const file of fileOrder(document)) {
    const content = await reader.take(document.files[file]!.bytes)
    if (integrityOf(content) !== document.files[file]!.integrity)
      throw new UploadRefused(400, `${file} is not the file that the release describes.`)
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
  }
  if (!(await reader.isAtEnd())) throw new UploadRefused(400, 'More was sent than the release describes.')
  return { document, signature }
}

/** @throws UploadRefused when it is not what this squad may release, or is no release */
function refuseForeign(document: ReleaseDocument, { name: who, paths }: Squad, name: string): void {
  if (document.name !== name) throw new UploadRefused(403, `This is a release of ${document.name}, and not of ${name}.`)
  if (!VERSION.test(document.version)) throw new UploadRefused(400, 'The release has no version.')
  const files = Object.entries(document.files ?? {})
  const wrong = files.find(([file, { bytes }]) => !FILE.test(file) || !Number.isSafeInteger(bytes) || bytes < 0)
  if (wrong) throw new UploadRefused(400, `The release has a file that no release has: ${JSON.stringify(wrong[0])}.`)
  if (files.length > MAX_FILES || files.reduce((sum, [, { bytes }]) => sum + bytes, 0) > MAX_RELEASE)
    throw new UploadRefused(413, `The release has more than ${MAX_RELEASE / 1e6} MB or ${MAX_FILES} files.`)

  const claimed = (document.routes ?? []).flatMap(({ path, formerly = [] }) => [path, ...formerly])
  const foreign = claimed.find((path) => !paths.some((granted) => isWithin(path, granted)))
  if (foreign !== undefined)
    throw new UploadRefused(403, `${name} claims "${foreign}", and the squad ${who} has only ${paths.join(', ')}.`)
  if (document.uploads && Object.keys(document.uploads).length > 0)
    throw new UploadRefused(403, `${name} declares uploads, which are for remotes of the platform's own repository.`)
}

/** @throws UploadRefused for what is no JSON object */
function parse<T extends object>(bytes: Buffer): T {
  try {
    const value = JSON.parse(bytes.toString()) as unknown
    if (typeof value === 'object' && value !== null) return value as T
  } catch {
    // The sentence below says it.
  }
  throw new UploadRefused(400, 'The release is not described as a release is.')
}

/** Reads exact numbers of bytes. */
function readerOf(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let length = 0

  async function more(): Promise<boolean> {
    const { done, value } = await chunks.next()
    if (done) return false
    held.push(value)
    length += value.length
    return true
  }

  return {
    /** @throws UploadRefused when the stream ends before */
    async take(count: number): Promise<Buffer> {
      while (length < count) if (!(await more())) throw new UploadRefused(400, 'The upload was cut off.')
      const all = held.length === 1 ? held[0]! : Buffer.concat(held)
      held = [all.subarray(count)]
      length -= count
      return all.subarray(0, count)
    },
    async isAtEnd(): Promise<boolean> {
      while (length === 0) if (!(await more())) return true
      return false
    },
  }
}
