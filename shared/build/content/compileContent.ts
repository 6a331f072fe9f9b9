import { basename } from 'node:path'
import { compileSync } from '@mdx-js/mdx'
import type { FrontMatter } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { typeset } from '@kinora/typeset'
import { parse } from 'yaml'
import { transformContent } from './transformContent.ts'
import { fillFacts } from './fillFacts.ts'
import { splitContent } from './parseContent.ts'

/**
 * Compiles a page's MDX to an ES module: the text is its default export; `frontMatter`, `headings` and `questions` are
 * named exports. Facts of the company, links, pictures and Polish typesetting are resolved here, not at run time.
 * @param file `…/content/<page>/<locale>.mdx`
 * @param development uses the development JSX runtime, which a shell built for development shares
 */
export function compileContent(source: string, file: string, development = false): string {
  const { head, body } = splitContent(fillFacts(source, file))
  const locale = basename(file, '.mdx') as Locale
  const frontMatter = parse(locale === 'pl' ? typeset(head) : head) as FrontMatter
  return String(
    compileSync(
      { value: body, path: file },
      { format: 'mdx', development, remarkPlugins: [[transformContent, { locale, frontMatter }]] },
    ),
  )
}
