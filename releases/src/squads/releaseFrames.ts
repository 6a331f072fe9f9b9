import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseDocument } from '@kinora/contracts'

/** The media type of a release on its way over the network. */
export const RELEASE_TYPE = 'application/vnd.kinora.release'

/** The header: the lengths of the signature and of the document, as two unsigned numbers of 32 bits, big-endian. */
export const HEADER_BYTES = 8

/** The order of the files in a release on its way. */
export const fileOrder = ({ files }: Pick<ReleaseDocument, 'files'>) => Object.keys(files).sort()

/**
 * A sealed release as one run of bytes: the header, `release.sig`, `release.json`, then each file that the document
 * names, in their order. Their lengths are the document's.
 * @param folder of the release, absolute
 */
export async function releaseFrames(folder: string): Promise<Buffer<ArrayBuffer>> {
  const [signature, document] = await Promise.all(
    ['release.sig', 'release.json'].map((file) => readFile(join(folder, file))),
  )
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(signature!.length, 0)
  header.writeUInt32BE(document!.length, 4)
  const files = fileOrder(JSON.parse(document!.toString()) as ReleaseDocument)
  return Buffer.concat([
    header,
    signature!,
    document!,
    ...(await Promise.all(files.map((file) => readFile(join(folder, file))))),
  ])
}
