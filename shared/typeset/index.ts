/** Polish typesetting: a one-letter word never ends a line, so the space after it does not break. */
export function typeset(text: string): string {
  return text.replace(/(^|[\s(„"\u00a0])([aiouwzAIOUWZ])\s+/g, '$1$2\u00a0')
}
