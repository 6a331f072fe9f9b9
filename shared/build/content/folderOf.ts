/** The folder of `/`; every other page's folder has the name of its path. */
const HOME = 'home'

/** Where the text of a page is, in its package: `/faq` is `content/faq`. */
export const folderOf = (path: string) => `content/${path.replace(/^\//, '') || HOME}`
