import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * AUTH_SECRET, and AUTH_SECRET_ALSO if there is one: the first seals and signs, each opens and verifies (docs/scaled.md, "A
 * new AUTH_SECRET").
 */
export type AuthSecrets = readonly [string, ...string[]]

/** Authenticated encryption (AES-256-GCM); `name` is additional authenticated data, and needed to unseal. */
export function seal([secret]: AuthSecrets, name: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv).setAAD(Buffer.from(name))
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url')
}

/** The text; undefined if it was sealed with none of the secrets or another name, or changed since. */
export function unseal(secrets: AuthSecrets, name: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined
  return secrets.map((secret) => decipher(secret, name, bytes)).find((text) => text !== undefined)
}

function decipher(secret: string, name: string, bytes: Buffer): string | undefined {
  const [iv, text, tag] = [
    bytes.subarray(0, IV_BYTES),
    bytes.subarray(IV_BYTES, -TAG_BYTES),
    bytes.subarray(-TAG_BYTES),
  ]
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), iv).setAAD(Buffer.from(name)).setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'kinora sealed keys', 32))
