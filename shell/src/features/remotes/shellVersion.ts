/** The version of the shell that a document, or the URL of one of its scripts, names. */
export const shellVersion = (text: string): string | undefined =>
  /\/releases\/shell\/([^/]+)\/client\/main\.js/.exec(text)?.[1]

/** The version of the shell on this page. */
export const ownShellVersion = (): string | undefined =>
  [...document.scripts].map(({ src }) => shellVersion(src)).find(Boolean)
