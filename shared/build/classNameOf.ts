import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'
import { classSuffix, type Target } from './target.ts'

/**
 * The name that a class of a CSS Module has in a release. Both bundles need the same one, whatever builds them.
 * @param file absolute
 */
export function classNameOf(
  { name, version, mode, packageFolder }: Pick<Target, 'name' | 'version' | 'mode' | 'packageFolder'>,
  file: string,
  local: string,
): string {
  const hash = createHash('sha256')
    .update(`${name} ${relative(packageFolder, file)}`)
    .digest('hex')
  const ofFile = BigInt(`0x${hash}`).toString(36).slice(0, 6) + classSuffix(version)
  // The classes of a file begin alike and end in names that are in its script anyway: that compresses to half.
  return mode === 'development' ? `${basename(file, '.module.css')}_${local}_${ofFile}` : `c${ofFile}${local}`
}
