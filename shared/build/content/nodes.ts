import type { Heading, Image, Link, Node, Parent, Root, Text } from 'mdast'

/** A component in the text, with its properties: `<Question id="pain">`. */
export type Piece = Parent & {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'
  name: string | null
  attributes: PieceProperty[]
}
export type PieceProperty = { type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute'; name: string; value: unknown }

export const isHeading = (node: Node): node is Heading => node.type === 'heading'
export const isImage = (node: Node): node is Image => node.type === 'image'
export const isLink = (node: Node): node is Link => node.type === 'link'
export const isText = (node: Node): node is Text => node.type === 'text'
export const isPiece = (node: Node): node is Piece => /^mdxJsx(Flow|Text)Element$/.test(node.type)

/** Every node of a tree, in document order. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const child of (node as Partial<Parent>).children ?? []) yield* nodesOf(child)
}

/** The text of a node and its descendants. */
export const wordsOf = (node: Node): string =>
  [...nodesOf(node)]
    .filter((one) => isText(one) || one.type === 'inlineCode')
    .map((one) => (one as Text).value)
    .join('')

export const lineOf = (node: Node): number => node.position?.start.line ?? 1

export const property = ({ attributes }: Piece, name: string): string | undefined => {
  const value = attributes.find((one) => one.name === name)?.value
  return typeof value === 'string' ? value : undefined
}

/** Whether a value is the path of a picture beside the text: `./morning.jpg`. */
export const isBeside = (value: unknown): value is string => typeof value === 'string' && value.startsWith('./')

/** The anchors of a text: its headings, and components with an `id`. */
export const anchorsOf = (tree: Root): { id: string; line: number }[] =>
  [...nodesOf(tree)].flatMap((node) => {
    const id = isHeading(node) ? anchorOf(node) : isPiece(node) ? property(node, 'id') : undefined
    return id === undefined ? [] : [{ id, line: lineOf(node) }]
  })

/** "Jak zacząć?" is `jak-zaczac`. */
export const anchorOf = (heading: Heading): string =>
  wordsOf(heading)
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
