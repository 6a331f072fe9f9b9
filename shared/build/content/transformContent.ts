import { parse } from 'acorn'
import type { FrontMatter } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { localePath } from '@kinora/paths'
import { typeset } from '@kinora/typeset'
import type { Node, Root } from 'mdast'
import {
  anchorOf,
  isBeside,
  isHeading,
  isImage,
  isLink,
  isPiece,
  isText,
  nodesOf,
  property,
  wordsOf,
  type Piece,
  type PieceProperty,
} from './nodes.ts'

/** The folder of the components that a remote's texts may use, relative to a text. */
const PIECES = '../../src/features/content/pieces'

type Options = { locale: Locale; frontMatter: FrontMatter }

/** A remark plugin: adds the locale to links, anchors to headings, and imports of components and pictures. */
export const transformContent =
  ({ locale, frontMatter }: Options) =>
  (tree: Root) => {
    const pictures: string[] = []
    const pictureAt = (path: string) =>
      `picture${pictures.includes(path) ? pictures.indexOf(path) : pictures.push(path) - 1}`

    for (const node of nodesOf(tree)) {
      if (isText(node) && locale === 'pl') node.value = typeset(node.value)
      if (isLink(node)) Object.assign(node, linkProperties(node.url, locale))
      if (isHeading(node)) node.data = { hProperties: { id: anchorOf(node) } }
      if (isImage(node)) Object.assign(node, photo(pictureAt(node.url), node.alt ?? ''))
      if (isPiece(node)) for (const one of node.attributes) transformProperty(one, locale, pictureAt)
    }

    const pieces = new Set(
      [...nodesOf(tree)].filter(isPiece).flatMap(({ name }) => (name && /^[A-Z]/.test(name) ? [name] : [])),
    )
    const code = [
      ...[...pieces].map((name) => `import { ${name} } from '${PIECES}/${name}.tsx'`),
      ...pictures.map((path, index) => `import picture${index} from '${path}?picture'`),
      `export const frontMatter = ${JSON.stringify(frontMatter)}`,
      `export const headings = ${JSON.stringify(headingsOf(tree))}`,
      `export const questions = ${JSON.stringify(questionsOf(tree))}`,
    ].join('\n')
    tree.children.unshift({ type: 'mdxjsEsm', value: code, data: { estree: program(code) } } as never)
  }

/** Links to our own pages get the locale; external links get `noopener noreferrer`. */
const linkProperties = (url: string, locale: Locale) =>
  url.startsWith('/')
    ? { url: inLocale(url, locale) }
    : /^https?:/.test(url)
      ? { data: { hProperties: { rel: 'noopener noreferrer' } } }
      : {}

function inLocale(url: string, locale: Locale): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? []
  return localePath(locale, path) + rest
}

function transformProperty(one: PieceProperty, locale: Locale, pictureAt: (path: string) => string) {
  if (isBeside(one.value)) one.value = expression(pictureAt(one.value))
  else if (typeof one.value === 'string' && locale === 'pl') one.value = typeset(one.value)
}

const photo = (picture: string, alt: string): Pick<Piece, 'type' | 'name' | 'attributes' | 'children'> => ({
  type: 'mdxJsxTextElement',
  name: 'Photo',
  attributes: [
    { type: 'mdxJsxAttribute', name: 'picture', value: expression(picture) },
    { type: 'mdxJsxAttribute', name: 'alt', value: alt },
  ],
  children: [],
})

const expression = (code: string) => ({
  type: 'mdxJsxAttributeValueExpression',
  value: code,
  data: { estree: program(code) },
})
const program = (code: string) => parse(code, { ecmaVersion: 'latest', sourceType: 'module' })

/** For a document's table of contents. */
const headingsOf = (tree: Root) =>
  [...nodesOf(tree)]
    .filter(isHeading)
    .filter(({ depth }) => depth === 2)
    .map((heading) => ({ id: anchorOf(heading), text: wordsOf(heading) }))

/** For schema.org data, whose answers are plain text. */
const questionsOf = (tree: Root) =>
  [...nodesOf(tree)]
    .filter(isPiece)
    .filter(({ name }) => name === 'Question')
    .map((piece) => ({ question: property(piece, 'title') ?? '', answer: paragraphs(piece) }))

const paragraphs = (node: Node) =>
  [...nodesOf(node)]
    .filter(({ type }) => type === 'paragraph')
    .map(wordsOf)
    .join(' ')
