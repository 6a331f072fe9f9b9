import { basename } from 'node:path'
import { compileSync } from '@mdx-js/mdx'
import type { FrontMatter } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { typeset } from '@kinora/typeset'
import { parse } from 'yaml'
import { transformContent } from './transformContent.ts'
import { splitContent } from './parseContent.ts'

/**
 * A page's MDX as an ES module: the text as its default export, and `frontMatter`, `headings`, `questions` beside it.
 * Links, pictures and Polish spaces are settled here, so that nothing is left to do where the page is shown.
 * @param file `…/content/<page>/<locale>.mdx`
 * @param development for the JSX runtime that a shell built for development shares
 */
export function compileContent(source: string, file: string, development = false): string {
  const { head, body } = splitContent(source)
  const locale = basename(file, '.mdx') as Locale
  const frontMatter = parse(locale === 'pl' ? typeset(head) : head) as FrontMatter
  return String(
    compileSync(
      { value: body, path: file },
      { format: 'mdx', development, remarkPlugins: [[transformContent, { locale, frontMatter }]] },
    ),
  )
}
