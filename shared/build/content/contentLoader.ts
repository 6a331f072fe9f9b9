import type { LoaderContext } from 'webpack'
import { compileContent } from './compileContent.ts'

/** webpack's way to a page's text. Webpack takes a loader from its file's default export. */
export default function contentLoader(this: LoaderContext<object>, source: string): string {
  return compileContent(source, this.resourcePath, this.mode === 'development')
}
