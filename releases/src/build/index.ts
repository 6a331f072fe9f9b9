/** What makes a release, without a store: all that a squad's own repository needs. */
export { buildSealed } from './buildSealed.ts'
export { commitOf } from './commitOf.ts'
export { signingKey } from '../store/signing.ts'
