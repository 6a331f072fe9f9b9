import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { ORIGIN } from '../startApp.ts'

/** What an answer of the authenticator may have wrong. */
type Faults = {
  challenge?: string
  origin?: string
  rpId?: string
  /** Without PIN or fingerprint. */
  isVerified?: boolean
  counter?: number
  type?: string
  signsWith?: KeyObject
}
type Options = { challenge?: unknown }

const UP = 1
const UV = 4
const HAS_CREDENTIAL = 64

/** A passkey in software (WebAuthn level 3, ES256, without attestation), made by hand so that it can be wrong. */
export function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32).toString('base64url')
  let counter = 0

  const clientData = (type: string, { challenge }: Options, faults: Faults) =>
    Buffer.from(
      JSON.stringify({
        type: faults.type ?? type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? ORIGIN,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (flags: number, { rpId, isVerified = true, ...faults }: Faults, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(faults.counter ?? ++counter)
    return Buffer.concat([
      createHash('sha256')
        .update(rpId ?? new URL(ORIGIN).hostname)
        .digest(),
      Buffer.from([flags | UP | (isVerified ? UV : 0)]),
      count,
      more,
    ])
  }
  const credential = (response: object) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })

  return {
    id,
    privateKey,
    /** The answer to `navigator.credentials.create`. */
    create: (options: Options, faults: Faults = {}) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const idBytes = Buffer.from(id, 'base64url')
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, idBytes.length]), idBytes, cose])
      const authData = authenticatorData(HAS_CREDENTIAL, faults, attested)
      return credential({
        clientDataJSON: clientData('webauthn.create', options, faults).toString('base64url'),
        attestationObject: cborMap([
          ['fmt', 'none'],
          ['attStmt', []],
          ['authData', authData],
        ]).toString('base64url'),
        transports: ['internal'],
      })
    },
    /** The answer to `navigator.credentials.get`. */
    get: (options: Options, { signsWith = privateKey, ...faults }: Faults = {}) => {
      const data = clientData('webauthn.get', options, faults)
      const authData = authenticatorData(0, faults)
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()])
      return credential({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, signsWith).toString('base64url'),
      })
    },
  }
}

/** A key that nobody has registered. */
export const otherKey = (): KeyObject =>
  createPrivateKey(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )

type Value = number | string | Buffer | []

/** Concise Binary Object Representation (RFC 8949), of as much as passkeys need. */
function cborMap(entries: [Value, Value][]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat(1).map(cbor)])
}
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (Array.isArray(value)) return head(5, 0)
  const bytes = Buffer.from(value as string)
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes])
}
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
