/** What makes a release, without a store: all that a squad's own repository needs. */
export { buildSealed } from './buildSealed.ts'
export { commitOf } from './commitOf.ts'
export { signingKey } from '../store/signing.ts'
export { lineOf } from '../check/finding.ts'
export { RELEASE_TYPE, releaseFrames } from '../squads/releaseFrames.ts'
export type { SaidLine } from '../squads/answers.ts'
