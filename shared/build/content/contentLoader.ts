import type { LoaderContext } from 'webpack'
import { compileContent } from './compileContent.ts'

/** The webpack loader of `.mdx` files. Webpack requires a default export. */
export default function contentLoader(this: LoaderContext<object>, source: string): string {
  return compileContent(source, this.resourcePath, this.mode === 'development')
}
