import { sign, verify, type KeyObject } from 'node:crypto'
import type { ReleaseManifest } from '@kinora/contracts'
import { keyId, type KnownKeys } from '../store/signing.ts'

/** How long a preview can be seen. Its files are kept for longer (`prune`). */
export const PREVIEW_DAYS = 7
const DAY_MS = 86_400_000

/** A manifest that whoever has the link may see, until a moment (milliseconds since 1970). */
export type PreviewLink = { manifest: string; until: number }

/** `<manifest>~<until>~<key>~<signature>`, for an address or a cookie. */
const LINK = /^([0-9A-Za-z-]{1,60})~(\d{1,15})~([0-9a-f]{16})~([\w-]{86})$/

// No document of a release begins like this, so neither signature can be used for the other.
const signedBytes = ({ manifest, until }: PreviewLink) => Buffer.from(`preview ${manifest} ${until}`)

/** The text of a link that shows one manifest for seven days. It cannot be made without the key that signs releases. */
export function signPreview(manifest: string, key: KeyObject, now = Date.now()): string {
  const link = { manifest, until: now + PREVIEW_DAYS * DAY_MS }
  const signature = sign(null, signedBytes(link), key).toString('base64url')
  return [manifest, link.until, keyId(key), signature].join('~')
}

/** The address that shows a manifest in the product at `origin`, first with a page of what it changes. */
export function previewUrl(origin: string, { id, change, pages }: ReleaseManifest, key: KeyObject): string {
  const routes = Object.keys(change?.versions ?? {}).flatMap((name) => pages[name]?.routes ?? [])
  const page = routes.find(({ path }) => !path.includes(':'))
  const url = new URL(`/preview/${signPreview(id, key)}`, origin)
  if (page) url.searchParams.set('to', `/${page.path}`)
  return url.href
}

/** What the text of a link allows; null if it is not signed by a key that is known here, or has ended. */
export function readPreview(text: string, keys: KnownKeys, now = Date.now()): PreviewLink | null {
  const [, manifest = '', until = '', id = '', signature = ''] = LINK.exec(text) ?? []
  const link = { manifest, until: Number(until) }
  const key = keys.get(id)
  if (!key || link.until <= now) return null
  return verify(null, signedBytes(link), key, Buffer.from(signature, 'base64url')) ? link : null
}
