import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RELEASE_FORMAT, type ReleaseDocument } from '@kinora/contracts'
import { integrityOf } from './sealRelease.ts'
import { signatureProblem, type KnownKeys, type ReleaseSignature } from './signing.ts'
import { unlessUnreachable, type ReleaseStore } from './store.ts'

/** A release whose document has a valid signature. */
export type LoadedRelease = {
  document: ReleaseDocument
  /**
   * Its server bundle, checked against the document. Null if it is missing or altered: browsers can still run the
   * client bundle.
   */
  server: string | null
  /** The shell's declarations of what it shares (`TYPES_FILE`), as JSON; null if it has none, or they are altered. */
  types: () => Promise<string | null>
}

/** The file of a shell's release that has the declarations of shared packages, by their paths. */
export const TYPES_FILE = 'client/types.json'

/** A release cannot be used; the message says why. */
export class ReleaseRefused extends Error {}

type Read = (file: string) => Promise<Buffer>

/**
 * @throws ReleaseRefused when the release is missing, unsigned, altered, or not the requested one; StoreUnreachable when
 *   that cannot be known.
 */
export const loadRelease = (store: ReleaseStore, keys: KnownKeys, name: string, version: string) =>
  load((file) => store.read(name, version, file), keys, name, version)

/** The same for a release that is sealed but not in the store yet. */
export const loadStaged = (folder: string, keys: KnownKeys, name: string, version: string) =>
  load((file) => readFile(join(folder, file)), keys, name, version)

async function load(read: Read, keys: KnownKeys, name: string, version: string): Promise<LoadedRelease> {
  const refuse = (why: string): never => {
    throw new ReleaseRefused(`${name} ${version} is refused: ${why}.`)
  }
  const bytes = await read('release.json').catch(unlessUnreachable(() => refuse('its document is missing')))
  const signature = await read('release.sig')
    .then(parse<ReleaseSignature>)
    .catch(unlessUnreachable(() => refuse('it is not signed')))
  const problem = signatureProblem(bytes, signature, keys)
  if (problem) refuse(problem)

  const document = parse<ReleaseDocument>(bytes)
  if (document.format !== RELEASE_FORMAT)
    refuse(`its format is ${document.format}, and this version reads ${RELEASE_FORMAT}; release it again`)
  // The document and signature of another release may have been copied to this folder.
  if (document.name !== name || document.version !== version)
    refuse(`its document is that of ${document.name} ${document.version}`)
  const types = () => verified(read, document, TYPES_FILE)
  return { document, server: await verified(read, document, document.server), types }
}

/** A file's text if its bytes have the signed hash; otherwise null. */
export async function verified(read: Read, { files }: ReleaseDocument, file: string): Promise<string | null> {
  const bytes = await read(file).catch(unlessUnreachable(() => null))
  return bytes && integrityOf(bytes) === files[file]?.integrity ? bytes.toString() : null
}

const parse = <T>(bytes: Buffer) => JSON.parse(bytes.toString()) as T
