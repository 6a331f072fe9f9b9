/** What makes a release: all that a squad's own repository needs. */
export { buildSealed } from './buildSealed.ts'
export { commitOf } from './commitOf.ts'
export { openStore } from '../home.ts'
export { signingKey } from '../store/signing.ts'
export { lineOf } from '../check/finding.ts'
export { RELEASE_TYPE, releaseFrames } from '../squads/releaseFrames.ts'
export type { SaidLine, ShellTypes } from '../squads/answers.ts'
