import { basename } from 'node:path'
import { paths } from '@kinora/paths'
import type { Root } from 'mdast'
import type { Problem } from './contentProblems.ts'
import { folderOf } from './folderOf.ts'
import { isLink, isPiece, lineOf, nodesOf, property } from './nodes.ts'

/**
 * Broken links: to a page that does not exist, or to an anchor that the page does not have.
 * @param file `content/<page>/<locale>.mdx`
 * @param anchors the anchors of every text, by file
 */
export function linkProblems(tree: Root, file: string, anchors: Map<string, string[]>): Problem[] {
  const language = basename(file)
  const fileOf = (path: string) => `${folderOf(path)}/${language}`

  const problemOf = (url: string): string | undefined => {
    if (/^(https:|mailto:|tel:)/.test(url)) return undefined
    const [, path = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(url) ?? []
    const target = path === '' ? file : fileOf(path)
    const places = anchors.get(target)
    if (!places && !isKnown(path)) return `the link ${url} leads to no page`
    if (anchor !== undefined && !places?.includes(anchor))
      return `the link ${url} leads to no place: there is no #${anchor} in ${target}`
    return undefined
  }

  return [...nodesOf(tree)].flatMap((node) => {
    const url = isLink(node) ? node.url : isPiece(node) ? property(node, 'to') : undefined
    const text = url === undefined ? undefined : problemOf(url)
    return text === undefined ? [] : [{ line: lineOf(node), text }]
  })
}

/** Whether another package provides the page. Only paths without parameters are known. */
const isKnown = (path: string) =>
  Object.values(paths).some((pathOf) => pathOf.length === 0 && (pathOf as () => string)() === path)
