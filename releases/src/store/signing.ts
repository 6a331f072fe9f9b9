import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isCode } from './atomicFile.ts'

/** `release.sig`: an ed25519 signature, base64, over the exact bytes of `release.json`. */
export type ReleaseSignature = {
  keyId: string
  signature: string
  /** The squad that sent it over the network, with its own signature over the same bytes. */
  squad?: { name: string; keyId: string; signature: string }
}
/** Public keys that may sign releases, by key id. */
export type KnownKeys = ReadonlyMap<string, KeyObject>

const keyFile = (home: string) => join(home, 'keys', 'signing.pem')

/** This machine's signing key, generated on first use, with mode 0600. */
export async function signingKey(home: string): Promise<KeyObject> {
  const file = keyFile(home)
  const existingKey = await readKey(file)
  if (existingKey) return existingKey

  await mkdir(join(home, 'keys'), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.draft`
  const { privateKey } = generateKeyPairSync('ed25519')
  const handle = await open(draft, 'w', 0o600)
  await handle.writeFile(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  await handle.close()
  // If two processes start together, the first creates the key, and both use it.
  await link(draft, file).catch((error: unknown) => {
    if (!isCode(error, 'EEXIST')) throw error
  })
  await rm(draft, { force: true })
  return createPrivateKey(await readFile(file))
}

/**
 * The trusted keys: those given as PEM text (production), otherwise this machine's own.
 * @throws Error when the given text contains no public key.
 */
export async function knownKeys(home: string, pem?: string): Promise<KnownKeys> {
  if (pem !== undefined) return keysIn(pem)
  const machineKey = await readKey(keyFile(home))
  return byId(machineKey ? [createPublicKey(machineKey)] : [])
}

function keysIn(text: string): KnownKeys {
  const blocks = text.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g)
  if (!blocks) throw new Error('RELEASE_PUBLIC_KEYS holds no PEM public key.')
  return byId(blocks.map((block) => createPublicKey(block.replaceAll('\\n', '\n'))))
}

const byId = (keys: KeyObject[]): KnownKeys => new Map(keys.map((key) => [keyId(key), key]))

/** The first 16 hex digits of the SHA-256 of the public key. */
export const keyId = (key: KeyObject) =>
  createHash('sha256')
    .update((key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)

export const signDocument = (bytes: Buffer, key: KeyObject): ReleaseSignature => ({
  keyId: keyId(key),
  signature: sign(null, bytes, key).toString('base64'),
})

/** Why the signature is invalid; undefined if it is valid. */
export function signatureProblem(
  bytes: Buffer,
  { keyId: id, signature }: ReleaseSignature,
  keys: KnownKeys,
): string | undefined {
  const key = keys.get(id)
  if (!key) return `it is signed with the key ${id}, which is not known here`
  if (!verify(null, bytes, key, Buffer.from(signature, 'base64'))) return 'its document does not match its signature'
  return undefined
}

async function readKey(file: string): Promise<KeyObject | undefined> {
  try {
    return createPrivateKey(await readFile(file))
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    if (!isCode(error, 'EACCES')) throw error
    const user = process.getuid?.()
    throw new Error(`The user ${user} may not read the signing key ${file}. Make it theirs: chown ${user} <the file>.`)
  }
}
