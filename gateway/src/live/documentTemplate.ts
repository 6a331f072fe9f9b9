import { createHash } from 'node:crypto'

export type DocumentParts = Record<'LANG' | 'THIRD_PARTIES' | 'HEAD' | 'STYLES' | 'SCRIPTS' | 'ROOT', string>

export type DocumentTemplate = {
  write(parts: DocumentParts): string
  /** Sources for `script-src`: the hashes of the document's own inline scripts. */
  inlineHashes: string[]
}

const MARKER = /%(LANG|THIRD_PARTIES|HEAD|STYLES|SCRIPTS|ROOT)%/
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type="application\/json"))[^>]*>([^]*?)<\/script>/g

/** The shell's document with markers. Inserted text is not searched for markers again. */
export function documentTemplate(html: string): DocumentTemplate {
  // Splitting by a pattern with a group puts text at even indexes and marker names at odd ones.
  const pieces = html.split(MARKER)
  return {
    write: (parts) =>
      pieces.map((piece, place) => (place % 2 === 0 ? piece : parts[piece as keyof DocumentParts])).join(''),
    inlineHashes: [...html.matchAll(INLINE_SCRIPT)].map(
      ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
    ),
  }
}
