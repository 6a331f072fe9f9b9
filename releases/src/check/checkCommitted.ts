import type { ReleaseDocument } from '@kinora/contracts'
import { isDirty } from '../commitOf.ts'
import { failed, warned, type Finding } from './finding.ts'

/** Checks that a release can be built again from a commit. Elsewhere than in production it is only said. */
export function checkCommitted({ name, version }: ReleaseDocument): Finding[] {
  if (!isDirty(version)) return []
  const sentence = `${name} ${version} was built from sources that are not committed.`
  return [process.env['NODE_ENV'] === 'production' ? failed(sentence, name) : warned(sentence, name)]
}
