import { createHmac, hkdfSync } from 'node:crypto'
import { sha256 } from '../../identity/index.ts'

/** Crockford's base32: without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/
const CODE_BYTES = 10
const GROUP = 4

/** What opens a gift card: the token of its link, the code that redeems it, and the hashes by which they are known. */
export type GiftSecrets = { token: string; code: string; tokenHash: string; codeHash: string }

/**
 * The secrets of a gift order, derived from AUTH_SECRET and its id, so that none is stored: 256 bits, of which the code
 * has 80 (docs/decisions/037-gift-codes.md).
 */
export function giftSecretsOf(authSecret: string, orderId: string): GiftSecrets {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'kinora gift cards', 32))
  const token = createHmac('sha256', key).update(orderId).digest('base64url')
  const code = giftCodeOf(token)
  return { token, code, tokenHash: sha256(token), codeHash: giftCodeHash(code) }
}

/** The code on the card that a link shows, in groups of four. It follows from the token alone. */
export function giftCodeOf(token: string): string {
  const bytes = createHmac('sha256', token).update('kinora gift code').digest().subarray(0, CODE_BYTES)
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const symbols = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[parseInt(five, 2)]).join('')
  return (symbols.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')
}

/**
 * The hash by which a typed code is known. Case, spaces, hyphens and dashes do not matter, O is read as 0, I and L as 1.
 * What cannot be a code has a hash, too, that no card has: whoever guesses learns nothing from the time it takes.
 */
export function giftCodeHash(text: string): string {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return sha256(CODE.test(code) ? code : `no code: ${text}`)
}
