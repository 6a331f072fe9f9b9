/** The folder of `/`; every other page's folder is called like its path. */
const HOME = 'home'

/** Where the text of a page is, in its package: `/faq` is `content/faq`. */
export const folderOf = (path: string) => `content/${path.replace(/^\//, '') || HOME}`
