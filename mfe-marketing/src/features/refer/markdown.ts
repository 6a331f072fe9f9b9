import { moduleShelf } from '@kinora/remote'

/** The reader of Markdown is larger than all else on its page. */
export const markdown = moduleShelf((_: 'reader') => import(/* webpackChunkName: "markdown" */ 'markdown-to-jsx/react'))
