import type { ReleaseDocument } from '@kinora/contracts'
import { failed, passed, type Finding } from './finding.ts'

/** Checks that a release says whose it is. */
export const checkOwner = ({ name, owner }: ReleaseDocument): Finding[] =>
  owner === undefined
    ? [failed(`${name} names no owner: write "kinora": { "owner": "…" } into its package.json.`, name)]
    : [passed(`${name} is ${owner}'s.`)]
