import type { ReleaseDocument } from '@kinora/contracts'
import { failed, passed, warned, type Finding } from './finding.ts'
import { overlap } from './pathPatterns.ts'

/**
 * Checks that the links of texts lead to a page of some release. One that the live version has too is only a warning:
 * a page must be able to leave, and other texts to change.
 * @param paths of all routes
 * @param before the live version, if any
 */
export function checkLinks(
  { name, owner, links = [] }: ReleaseDocument,
  paths: string[],
  before: ReleaseDocument | null,
): Finding[] {
  if (links.length === 0) return []
  const dead = links.filter((link) => !paths.some((path) => overlap(path, link.path)))
  if (dead.length === 0) return [passed(`All ${links.length} links in texts of ${name} lead to a page.`)]
  return dead.map(({ path, file }) => {
    const sentence = `${name} links to ${path} in ${file}, and no release has that page.`
    return before?.links?.some((link) => link.path === path && link.file === file)
      ? warned(`${sentence} The link was there before, and is for ${owner ?? 'the owner'} of ${name} to mend.`, name)
      : failed(sentence, name)
  })
}
