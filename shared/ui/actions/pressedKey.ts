import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Safari's code of a key that an input method has taken: it tells of the last one after the composition has ended. */
const TAKEN = 229

/** What was pressed; nothing while somebody composes a word, because the keys are those of the input method then. */
export function pressedKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  const { isComposing } = 'nativeEvent' in event ? event.nativeEvent : event
  return isComposing || event.keyCode === TAKEN ? '' : event.key
}

/**
 * The key of a shortcut, in small letters. On a keyboard that types another script (`л` on the key K) it is the letter
 * printed on the key beside it; any Latin layout keeps its own letters.
 */
export function latinKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  const key = pressedKey(event)
  const isForeignLetter = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key)
  const [, letter] = (isForeignLetter && /^Key([A-Z])$/.exec(event.code)) || []
  return (letter ?? key).toLowerCase()
}

/** Whether keys are typed there, or choose something. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable]')
