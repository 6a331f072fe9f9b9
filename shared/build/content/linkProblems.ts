import { basename } from 'node:path'
import { paths } from '@kinora/paths'
import type { ReleaseLink } from '@kinora/contracts'
import type { Root } from 'mdast'
import type { Problem } from './contentProblems.ts'
import { folderOf } from './folderOf.ts'
import { isLink, isPiece, lineOf, nodesOf, property } from './nodes.ts'

/**
 * Broken links: to no address, or to an anchor that the page does not have. Whether some release has the page of an
 * unknown address is checked at promotion (`unknownLinks`).
 * @param file `content/<page>/<locale>.mdx`
 * @param anchors the anchors of every text, by file
 */
export function linkProblems(tree: Root, file: string, anchors: Map<string, string[]>): Problem[] {
  const language = basename(file)
  const fileOf = (path: string) => `${folderOf(path)}/${language}`

  const problemOf = (url: string): string | undefined => {
    if (/^(https:|mailto:|tel:)/.test(url)) return undefined
    const { path, anchor } = partsOf(url)
    const target = path === '' ? file : fileOf(path)
    const places = anchors.get(target)
    if (!places && !isKnown(path)) return isPath(path) ? undefined : `the link ${url} leads to no page`
    if (anchor !== undefined && !places?.includes(anchor))
      return `the link ${url} leads to no place: there is no #${anchor} in ${target}`
    return undefined
  }

  return linksOf(tree).flatMap(({ url, line }) => {
    const text = problemOf(url)
    return text === undefined ? [] : [{ line, text }]
  })
}

/** The links of a text to pages that neither its package nor `@kinora/paths` knows, each once. */
export function unknownLinks(tree: Root, file: string, files: string[]): ReleaseLink[] {
  const linked = linksOf(tree).map(({ url }) => partsOf(url).path)
  return [...new Set(linked)]
    .filter((path) => isPath(path) && !isKnown(path) && !files.includes(`${folderOf(path)}/${basename(file)}`))
    .map((path) => ({ path, file }))
}

const linksOf = (tree: Root): { url: string; line: number }[] =>
  [...nodesOf(tree)].flatMap((node) => {
    const url = isLink(node) ? node.url : isPiece(node) ? property(node, 'to') : undefined
    return url === undefined ? [] : [{ url, line: lineOf(node) }]
  })

function partsOf(url: string) {
  const [, path = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(url) ?? []
  return { path, anchor }
}

/** Whether it is a path of the product, rather than an address without its scheme. */
const isPath = (path: string) => /^\/(?!\/)/.test(path)

/** Whether another package provides the page. Only paths without parameters are known. */
const isKnown = (path: string) =>
  Object.values(paths).some((pathOf) => pathOf.length === 0 && (pathOf as () => string)() === path)
