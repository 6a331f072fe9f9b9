/**
 * Never called, and in no chunk: webpack puts into the share scope only what some file of the build imports. The chunk is
 * loaded by the first remote that uses it (docs/decisions/001).
 * @public
 */
export const sharedWhenUsed = () => import('styled-components')
