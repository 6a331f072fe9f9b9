import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseDocument } from '@kinora/contracts'

type Package = { kinora?: Pick<ReleaseDocument, 'owner' | 'grants'> }

/** Who answers for a package, and what it leaves to others: `kinora` of its package.json. */
export function ownership(packageFolder: string): Pick<ReleaseDocument, 'owner' | 'grants'> {
  const { kinora = {} } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as Package
  const { owner, grants } = kinora
  return { ...(owner === undefined ? {} : { owner }), ...(grants === undefined ? {} : { grants }) }
}
