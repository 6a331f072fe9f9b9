export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What somebody wants in a field: its value, or whether it is checked. */
type FieldValue = string | boolean

/** A chosen file stays in its field, and no script can choose it again. */
export const FIELDS = 'input:not([type=file]), select, textarea'

/** The fields that are no longer as the server sent them. */
export const touchedFields = (root: HTMLElement): Field[] => [...root.querySelectorAll<Field>(FIELDS)].filter(isTouched)

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(0, first)
  }
  if (!isChoice(field)) return field.value !== field.defaultValue
  // Of radio buttons, the one that is checked says all.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

export const valueIn = (field: Field): FieldValue => (isChoice(field) ? field.checked : field.value)

/**
 * Gives a field its value once more, with the events that React listens for. React remembers what is set through the
 * element's own `value`, which it has replaced, and ignores events without a change: so the old value is set through that,
 * and the new one through the prototype's.
 */
export async function setAgain(field: Field, value: FieldValue): Promise<void> {
  if (isChoice(field)) {
    field.checked = !value
    return field.click()
  }
  if (field instanceof HTMLSelectElement) {
    field.value = String(value)
    return void field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const caret = [field.selectionStart, field.selectionEnd] as const
  const atEnd = caret[1] === field.value.length
  field.value = field.defaultValue
  setBypassingReact(field, String(value))
  if (caret[0] !== null && !atEnd) field.setSelectionRange(...caret)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  if (document.activeElement === field) return
  // Rendered by then: what a field does when it is left, it does with what was typed.
  await new Promise((resolve) => setTimeout(resolve))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

function setBypassingReact(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(type.prototype, 'value')!.set!.call(field, value)
}

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'
