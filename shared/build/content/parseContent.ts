import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import { fillFacts } from './fillFacts.ts'

/** A parsed page: the front matter as YAML text, and the MDX below it as text and as a tree. */
export type ParsedContent = { head: string; body: string; tree: Root }

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/
const processor = createProcessor({ format: 'mdx' })

/**
 * The lines of the front matter are kept as empty lines, so that line numbers in the text stay right.
 * @param file `…/<locale>.mdx`
 * @throws VFileMessage with the line, when the text is not valid MDX or names an unknown fact of the company.
 */
export function parseContent(source: string, file: string): ParsedContent {
  const { head, body } = splitContent(fillFacts(source, file))
  return { head, body, tree: processor.parse(body) }
}

export function splitContent(source: string): { head: string; body: string } {
  const [whole = '', head = ''] = HEAD.exec(source) ?? []
  return { head, body: whole.replaceAll(/[^\n]/g, '') + source.slice(whole.length) }
}
