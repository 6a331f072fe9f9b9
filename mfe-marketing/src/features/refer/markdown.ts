import { moduleCache } from '@kinora/remote'

/** Loaded on demand: the Markdown parser is larger than the rest of its page. */
export const markdown = moduleCache((_: 'reader') => import(/* webpackChunkName: "markdown" */ 'markdown-to-jsx/react'))
