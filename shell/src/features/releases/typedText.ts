type TextField = HTMLInputElement | HTMLTextAreaElement

const FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden], [type=submit])'
const typedInto = new WeakSet<TextField>()

/** Remembers the fields that somebody types into, also in remotes that hold no reload. */
export const followTyping = (): void =>
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typedInto.add(target)
  })

/** Whether the page has text that a reload would lose. */
export const hasTypedText = (): boolean =>
  [...document.querySelectorAll<TextField>(FIELDS)].some(
    (field) => field.value !== '' && (typedInto.has(field) || field.value !== field.defaultValue),
  )
