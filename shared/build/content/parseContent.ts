import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'

/** A page's file, read: what stands between the dashes, and the text below as a tree. */
export type ParsedContent = { head: string; body: string; tree: Root }

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/
const processor = createProcessor({ format: 'mdx' })

/**
 * The lines of the front matter stay as empty ones, so that every place in the text keeps its line.
 * @throws VFileMessage with the line, when the text is no MDX.
 */
export function parseContent(source: string): ParsedContent {
  const { head, body } = splitContent(source)
  return { head, body, tree: processor.parse(body) }
}

export function splitContent(source: string): { head: string; body: string } {
  const [whole = '', head = ''] = HEAD.exec(source) ?? []
  return { head, body: whole.replaceAll(/[^\n]/g, '') + source.slice(whole.length) }
}
