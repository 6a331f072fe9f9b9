const JSON_ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
const HTML_ESCAPES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&#39;' }

/** JSON in which no text can close the script element. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => JSON_ESCAPES[character]!)

/** Escapes text for an HTML attribute or XML. */
export const escapeHtml = (text: string) => text.replace(/[<>&"']/g, (character) => HTML_ESCAPES[character]!)
