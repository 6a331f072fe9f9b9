/** The version of the shell that a document, or the URL of one of its scripts, names. */
export const shellVersion = (text: string): string | undefined =>
  /\/releases\/shell\/([^/]+)\/client\/main\.js/.exec(text)?.[1]

/** The version of the shell on this page; `none` outside of a document that the gateway wrote. */
export const ownShellVersion = (): string =>
  [...document.scripts].map(({ src }) => shellVersion(src)).find(Boolean) ?? 'none'
