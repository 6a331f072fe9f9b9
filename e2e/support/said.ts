/** Matches a name that begins so, and goes on as with “opens in a new tab”. */
export const beginning = (text: string) => new RegExp(said(text).source.slice(0, -1))

/** Matches a text on the page, with anything in place of its parameters; some of the page's spaces are non-breaking. */
export const said = (text: string) =>
  new RegExp(
    `^${text
      .replace(/[.?()×+]/g, '\\$&')
      .replace(/\{\{\w+\}\}/g, '.+')
      .replaceAll(/\b(e)-(mail)/gi, '$1-\u2060?$2')
      .replaceAll(/\s/g, '\\s')}$`,
  )
