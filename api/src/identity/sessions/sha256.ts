import { createHash } from 'node:crypto'

/** In base64url: how the database knows a secret that only its owner has. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')
