/**
 * The key of a shortcut, in small letters. On a keyboard that types another script (`л` on the key K) it is the letter
 * printed on the key beside it; any Latin layout keeps its own letters.
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isForeignLetter = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key)
  const [, letter] = (isForeignLetter && /^Key([A-Z])$/.exec(code)) || []
  return (letter ?? key).toLowerCase()
}
