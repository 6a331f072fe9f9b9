import type { Root } from 'mdast'
import { anchorsOf, isBeside, isHeading, isImage, isPiece, lineOf, nodesOf, wordsOf } from './nodes.ts'

export type Problem = { line: number; text: string }

/** HTML elements for which Markdown has no syntax. All other tags are components. */
const PLAIN = new Set(['abbr', 'address', 'br', 'dd', 'dl', 'dt'])

/** The page's h1 is its title, so texts begin at h2 and go one level deeper at a time. */
export function headingProblems(tree: Root): Problem[] {
  let above = 1
  return [...nodesOf(tree)].filter(isHeading).flatMap((heading) => {
    const { depth } = heading
    const text =
      depth === 1
        ? `"${wordsOf(heading)}" has one #: the page's first heading is the title between the dashes`
        : depth > above + 1
          ? `"${wordsOf(heading)}" has ${'#'.repeat(depth)} below ${above === 1 ? 'the title' : '#'.repeat(above)}: a level is skipped`
          : undefined
    above = depth
    return text === undefined ? [] : [{ line: lineOf(heading), text }]
  })
}

export const componentProblems = (tree: Root, pieces: Set<string>): Problem[] =>
  [...nodesOf(tree)].filter(isPiece).flatMap((piece) => {
    const { name } = piece
    if (name === null || PLAIN.has(name) || pieces.has(name)) return []
    return [
      { line: lineOf(piece), text: `there is no component <${name}>; there are ${[...pieces].sort().join(', ')}` },
    ]
  })

/**
 * Pictures are files beside the text and have alt text; only a component's picture may have an empty `alt`, as a
 * decoration.
 */
export const pictureProblems = (tree: Root, isThere: (path: string) => boolean): Problem[] =>
  [...nodesOf(tree)].flatMap((node) => {
    const line = lineOf(node)
    if (isImage(node)) {
      return [
        ...(node.alt?.trim() ? [] : [{ line, text: 'a picture without alt text' }]),
        ...(isBeside(node.url) && isThere(node.url)
          ? []
          : [{ line, text: `there is no picture ${node.url} beside this file` }]),
      ]
    }
    if (!isPiece(node)) return []
    const pictures = node.attributes.filter(({ value }) => isBeside(value))
    return [
      ...(pictures.length === 0 || node.attributes.some(({ name }) => name === 'alt')
        ? []
        : [{ line, text: `<${node.name}> shows a picture without alt text` }]),
      ...pictures
        .filter(({ value }) => !isThere(value as string))
        .map(({ value }) => ({ line, text: `there is no picture ${value as string} beside this file` })),
    ]
  })

export function repeatedAnchors(tree: Root): Problem[] {
  const seen = new Set<string>()
  return anchorsOf(tree)
    .filter(({ id }) => seen.size === seen.add(id).size)
    .map(({ id, line }) => ({ line, text: `#${id} is the name of two places on this page` }))
}
