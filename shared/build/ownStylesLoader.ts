import { relative } from 'node:path'
import type { LoaderContext } from 'webpack'
import { styleProblems } from './styleProblems.ts'

/**
 * Refuses selectors that reach outside a remote, by file and line. Errors that a loader only reports are lost on the way
 * through mini-css-extract-plugin, so it throws. Webpack requires a default export.
 */
export default function ownStylesLoader(this: LoaderContext<object>, css: string): string {
  const file = relative(this.rootContext, this.resourcePath)
  const problems = styleProblems(css).map(({ line, text }) => `${file}:${line}: ${text}`)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return css
}
