/** Browser APIs that jsdom lacks, as far as the product uses them. */

window.scrollTo = () => {}

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })

/** jsdom has no layout, so sizes never change. */
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom finds the labels of each field by way of all elements, for each label anew; queries by role and label ask them all. */
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLInputElement) {
      if (this.type === 'hidden') return null
      const isOwn = (label: HTMLLabelElement) =>
        label.htmlFor ? label.htmlFor === this.id : label.contains(this) && label.control === this
      return [...this.ownerDocument.getElementsByTagName('label')].filter(isOwn)
    },
  })

/** A modal dialog without the top layer: it opens and closes, and Escape fires `cancel`. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
  this.querySelector<HTMLElement>('button, [href], input, select, textarea')?.focus()
  this.addEventListener('keydown', cancelOnEscape)
}

HTMLDialogElement.prototype.close = function close() {
  this.open = false
  this.removeEventListener('keydown', cancelOnEscape)
}

function cancelOnEscape(this: HTMLDialogElement, { key }: KeyboardEvent) {
  if (key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }))
}

/** Node's FormData, which msw understands, extended to read a form as in browsers. */
globalThis.FormData = class extends FormData {
  constructor(form?: HTMLFormElement) {
    super()
    for (const field of form?.elements ?? []) {
      if (!isField(field) || !field.name || field.disabled) continue
      const unticked = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type) && !field.checked
      if (!unticked) this.append(field.name, field.value)
    }
  }
}

const isField = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
