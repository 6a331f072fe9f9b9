/** Codes are 16 characters of Crockford's base32, in groups of four (docs/contract.md). */
const LENGTH = 16
const GROUP = 4

/** A code somewhere in a text, such as a line of a mail or a link: first as it is printed, then however it is written. */
const PRINTED = /\b[0-9A-Z]{4}(?:[-\s]?[0-9A-Z]{4}){3}\b/
const WRITTEN = /\b[0-9a-z]{4}(?:[-–—\s]*[0-9a-z]{4}){3}\b/i

const bare = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** What was typed or pasted, as a code is printed: `ABCD-EFGH`. Of a longer text only the code in it stays. */
export function showCode(text: string): string {
  const all = bare(text)
  const code = all.length > LENGTH ? bare((PRINTED.exec(text) ?? WRITTEN.exec(text))?.[0] ?? text) : all
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? ''
}

/** The code that is meant: letters that Crockford's base32 leaves out are read as the digits that they look like. */
export const readCode = (text: string): string => bare(text).replaceAll('O', '0').replace(/[IL]/g, '1')

/** Whether it may be a code at all. */
export const isWholeCode = (text: string): boolean => readCode(text).length === LENGTH
